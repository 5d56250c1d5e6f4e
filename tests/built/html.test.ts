/** Reads every built page against the HTML standard. */
import fs from 'node:fs';
import {fileAt, routes} from '../support/build';
import {exceptions, htmlMistakes, parseErrors} from '../support/html';

const needed = new Set<(typeof exceptions)[number]>();

test.each(routes)('%s is HTML as the standard has it', (route) => {
  const source = fs.readFileSync(fileAt(route) ?? '', 'utf8');
  const {mistakes, excused} = htmlMistakes(source);
  excused.forEach((exception) => needed.add(exception));
  expect([...parseErrors(source), ...mistakes]).toEqual([]);
});

test('every exception is needed', () => {
  expect(exceptions.filter((exception) => !needed.has(exception))).toEqual([]);
});

describe('what the check sees', () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>x</title></head><body><main>${body}</main></body></html>`;

  test.each([
    [
      'a list with something between its points',
      '<ul><div>x</div></ul>',
      'element-permitted-content',
    ],
    ['two elements with one id', '<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
    ['a picture without words', '<img src="/a.webp">', 'wcag/h37'],
    ['a button that sends by accident', '<button>x</button>', 'no-implicit-button-type'],
  ])('%s', (_, body, rule) => {
    expect(htmlMistakes(page(body)).mistakes.join('\n')).toContain(`${rule}:`);
  });

  test('what the parser mends in silence', () => {
    expect(parseErrors(page('<p class="a" class="b">x</p>'))).toEqual([
      expect.stringMatching(/^duplicate-attribute/),
    ]);
  });

  test('nothing in a sound page', () => {
    const sound = page('<h1>x</h1><p>y</p>');
    expect([parseErrors(sound), htmlMistakes(sound).mistakes]).toEqual([[], []]);
  });
});
