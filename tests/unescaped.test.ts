/** No text from the data becomes HTML: lint forbids the ways, and what writes HTML itself escapes. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {load} from 'cheerio';
import {shortLinkPage} from '../src/plugins/hosts/short-links/page';
import {calendarText} from '../src/plugins/hosts/site-files/calendarText';
import {hostile, planted, SEED} from './support/hostile';

interface Report {
  file: string;
  messages: {ruleId: string}[];
}

// Each is a line that makes HTML or script of the text `text`.
const forbidden = [
  'export const made = <p dangerouslySetInnerHTML={{__html: text}} />;',
  'export const made = <iframe srcDoc={text} />;',
  'export const made = {dangerouslySetInnerHTML: {__html: text}};',
  "export const made = {'innerHTML': text};",
  'document.body.innerHTML = text;',
  'document.body.outerHTML += text;',
  "document.body.insertAdjacentHTML('beforeend', text);",
  'document.write(text);',
  'document.createRange().createContextualFragment(text);',
  "new DOMParser().parseFromString(text, 'text/html');",
  'eval(text);',
  'window.eval(text);',
  'new Function(text);',
  "export const made = <a href={'javascript:' + text} />;",
];
const allowed = [
  'export const made = <p title={text}>{text}</p>;',
  'document.body.textContent = text;',
];

let folder: string;
let reports: Report[];
beforeAll(() => {
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'unescaped-')));
  fs.mkdirSync(path.join(folder, 'src/components'), {recursive: true});
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  [...forbidden, ...allowed].forEach((line, n) => {
    const file = path.join(folder, `src/components/planted${n}.tsx`);
    fs.writeFileSync(file, `const text = String(Date.now());\n${line}\n`);
  });
  const lint = path.join(__dirname, 'support/lintFiles.mjs');
  const output = execFileSync(process.execPath, [lint], {cwd: folder, encoding: 'utf8'});
  reports = JSON.parse(output) as Report[];
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

const rulesFor = (n: number) =>
  reports
    .find(({file}) => file === `src/components/planted${n}.tsx`)
    ?.messages.map(({ruleId}) => ruleId);

test.each(forbidden.map((line, n) => [line, n] as const))('lint refuses %s', (_line, n) => {
  expect(rulesFor(n)).toEqual([
    expect.stringMatching(/^(?:no-restricted-syntax|no-eval|no-new-func|no-script-url)$/),
  ]);
});

test.each(allowed.map((line, n) => [line, n] as const))('and lets pass %s', (_line, n) => {
  expect(rulesFor(forbidden.length + n)).toEqual([]);
});

/** The names of all elements, and of their attributes, in the order of the page. */
function shapeOf(html: string): string[] {
  const page = load(html, {scriptingEnabled: false});
  return page('*')
    .toArray()
    .map((element) => page(element))
    .map((one) => [one.prop('tagName'), ...Object.keys(one.attr() ?? {})].join(' '));
}

test('the page of a short link has the same elements whatever its target and name', () => {
  const plain = shapeOf(
    shortLinkPage({from: '/x', to: 'https://example.org/', why: 'x'}, 'BAAAHS'),
  );
  const page = (text: string) => shortLinkPage({from: '/x', to: text, why: text}, text);
  for (const text of planted) expect(shapeOf(page(text))).toEqual(plain);
  fc.assert(
    fc.property(hostile, (text) => {
      expect(shapeOf(page(text))).toEqual(plain);
    }),
    {numRuns: 200, seed: SEED},
  );
});

test('an entry of the calendar stays one entry whatever its texts', () => {
  const day = {start: '2025-05-23', end: '2025-05-26', url: 'https://example.org/'};
  const parts = (text: string) =>
    calendarText({uid: 'x', title: text, place: text, text, ...day})
      // A line that begins with a space goes on with the one before (RFC 5545, 3.1).
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .map((line) => line.split(/[:;]/)[0]);
  const plain = parts('x');
  for (const text of [...planted, 'x\r\nEND:VEVENT\r\nBEGIN:VALARM', 'x\nATTACH:y', ';:,\\']) {
    expect(parts(text)).toEqual(plain);
  }
});
