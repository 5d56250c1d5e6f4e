import {nginxFile} from './nginx';
import {hostRules} from './rules';

const textFor = (to: string) =>
  nginxFile(hostRules("default-src 'none'"), [{from: '/join', to, why: 'a form'}]);

test.each([
  ['https://example.org/f#c', 'https://example.org/f?$args#c'],
  ['https://example.org/f?a=b#c', 'https://example.org/f?a=b&$args#c'],
  ['https://example.org/f?#c', 'https://example.org/f?$args#c'],
  ['/psp/', '/psp/?$args'],
])('both spellings lead to %s, with the visitor’s query behind its own', (to, asked) => {
  const text = textFor(to);
  for (const path of ['/join', '/join/']) {
    expect(text).toContain(
      `location = ${path} { if ($args) { return 302 "${asked}"; } return 302 "${to}"; }`,
    );
  }
});

test('what nginx would read as its own is spelled otherwise', () => {
  expect(textFor('https://example.org/$HOME"\\')).toContain('"https://example.org/%24HOME%22%5C"');
});

test('no location adds a header, for it would lose those of the server', () => {
  const locations = textFor('/psp/')
    .split('\n')
    .filter((line) => line.startsWith('location'));
  expect(locations.length).toBeGreaterThan(4);
  expect(locations.filter((line) => line.includes('add_header'))).toEqual([]);
});
