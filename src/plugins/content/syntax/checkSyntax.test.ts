/** Plants slips of the fingers and reads what the organiser would read. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {checkFrontMatter} from './checkFrontMatter';
import {checkJson} from './checkJson';
import {checkLeftovers} from './checkLeftovers';
import {checkSyntax} from './checkSyntax';
import {checkTypeScript} from './checkTypeScript';

test('every file that people edit can be read', () => {
  expect(checkSyntax(path.resolve(__dirname, '../../../..'))).toEqual([]);
});

describe('TypeScript', () => {
  const dj = (name: string, more = '') =>
    `export const djs = [\n  {\n    ${name}\n    ${more}\n  },\n];`;
  const doesNotFit =
    'found something that does not fit; look for a missing comma, quote or bracket in this line or the one before';
  const openText =
    "found a text without its second quote; end it with ', and inside it write ’ for an apostrophe";

  test('a field and a value that stand twice', () => {
    expect(checkTypeScript('a.ts', dj("name: 'Jumpr',", "name: 'Aphex',"))).toEqual([
      'a.ts:4: found name twice, the first time in line 3; take one of the two out',
    ]);
    expect(
      checkTypeScript('a.ts', "export {a} from './a';\nexport {b as a} from './b';\n"),
    ).toEqual(['a.ts:2: found a twice, the first time in line 1; take one of the two out']);
  });

  test('good values pass', () => {
    expect(checkTypeScript('a.ts', dj("name: 'Jumpr',", "bio: 'It’s loud.',"))).toEqual([]);
  });

  test.each([
    ['a missing comma', "name: 'Jumpr'", "bio: 'Loud.',", `4: ${doesNotFit}`],
    ['a missing colon', "name 'Jumpr',", '', `3: ${doesNotFit}`],
    ['a semicolon for a comma', "name: 'Jumpr';", '', `3: ${doesNotFit}`],
    ['an apostrophe in quotes', "bio: 'Loud's, sweaty',", '', `3: ${openText}`],
    ['a missing quote', "name: 'Jumpr,", '', `3: ${openText}`],
    [
      'a date without quotes',
      'start: 2025-05-23,',
      '',
      "3: found a number that begins with 0; write a date in quotes, such as '2025-05-23'",
    ],
    [
      'curly quotes around a text',
      'name: ‘Jumpr’,',
      '',
      "3: found a sign that code does not know; write the straight quotes ' around a text",
    ],
    [
      'two commas',
      "name: 'Jumpr',,",
      '',
      '3: found no field where one belongs; look for a lost }, or a second comma in this line or the one before',
    ],
    [
      'an entry without its end',
      "name: 'Jumpr',",
      "{name: 'Aphex'},",
      '4: found no field where one belongs; look for a lost }, or a second comma in this line or the one before',
    ],
    [
      'no value',
      'name: ,',
      '',
      '3: found nothing where a value belongs; write one after the colon, or take the line out',
    ],
    [
      'a text in backticks without its end',
      'name: `Jumpr,',
      '',
      '6: found a text that begins with ` and does not end; write the second ` at its end',
    ],
  ])('%s', (_, first, second, says) => {
    expect(checkTypeScript('src/data/lineup.ts', dj(first, second))).toEqual([
      `src/data/lineup.ts:${says}`,
    ]);
  });
});

describe('JSON', () => {
  const panels = (...lines: string[]) => `{\n${lines.join('\n')}\n}`;

  test('good values pass', () => {
    expect(checkJson('a.json', panels('"name": "1D",', '"side": "party"'))).toEqual([]);
  });

  test.each([
    [
      'a missing comma',
      ['"name": "1D"', '"side": "party"'],
      '3: found something that does not fit; look for a missing comma, ] or } in this line or the one before',
    ],
    [
      'a comma after the last value',
      ['"name": "1D",'],
      '3: found no name in double quotes; write "name": before a value, and no comma after the last one',
    ],
    [
      'a name without quotes',
      ['name: "1D"'],
      '2: found a value without double quotes; write a text such as "Breast"',
    ],
    [
      'single quotes',
      ['"name": \'1D\''],
      '2: found a value without double quotes; write a text such as "Breast"',
    ],
    [
      'a missing quote',
      ['"name": "1D,', '"side": "party"'],
      '2: found a text without its second quote; end it with " in the same line',
    ],
    [
      'a comment',
      ['"name": "1D" // the first'],
      '2: found a comment; take it out, this kind of file knows none',
    ],
    [
      'a missing colon',
      ['"name" "1D"'],
      '2: found a name without a colon; write : between name and value',
    ],
    [
      'a bracket too many',
      ['"name": "1D"}'],
      '3: found something after the end; look for a } or ] too many',
    ],
    [
      'a missing bracket',
      ['"panels": [{"name": "1D"}'],
      '3: found something that does not fit; look for a missing comma, ] or } in this line or the one before',
    ],
  ])('%s', (_, lines, says) => {
    expect(checkJson('docs/setup/panels.json', panels(...lines))).toEqual([
      `docs/setup/panels.json:${says}`,
    ]);
  });
});

describe('settings at the top of a page', () => {
  const cannot =
    'found a setting that cannot be read; write name: value, and put double quotes around a value with a colon';

  test('good ones pass, and a part of a page needs none', () => {
    expect(checkFrontMatter('a.mdx', '---\ntitle: Q&A\n---\n\nText')).toEqual([]);
    expect(checkFrontMatter('_a.mdx', 'Ask the setup lead.\n')).toEqual([]);
  });

  test.each([
    ['a colon in a value', '---\nslug: /x/\ntitle: Q&A: all\n---\n', `3: ${cannot}`],
    ['no space after the colon', '---\ntitle:Q&A\n---\n', `2: ${cannot}`],
    ['a missing quote', '---\ntitle: "Q&A\nslug: /x/\n---\n', `3: ${cannot}`],
    [
      'a name twice',
      '---\ntitle: a\ntitle: b\n---\n',
      '3: found a setting that stands twice; take one of the two out',
    ],
    [
      'a tab',
      '---\nslug: /x/\n\ttitle: Q&A\n---\n',
      '3: found a tab among the page’s settings; begin each at the start of its line',
    ],
    [
      'no end',
      '---\ntitle: Q&A\n\nText',
      '1: found no second --- ; write one below the page’s settings',
    ],
  ])('%s', (_, text, says) => {
    expect(checkFrontMatter('docs/q.mdx', text)).toEqual([`docs/q.mdx:${says}`]);
  });
});

describe('what a program leaves behind', () => {
  test.each([
    ['two versions', 'a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> theirs\n', '2: found a mark of two'],
    ['the middle of two versions', 'a\n=======\nc\n', '2: found a mark of two'],
    ['a byte order mark', '\ufeff{"a": 1}', '1: found an invisible mark'],
    ['a lost character', 'one\ncaf\ufffd', '2: found a character that was lost'],
    ['characters saved twice', 'one\ntwo\ncafÃ©', '3: found characters that were saved twice'],
  ])('%s', (_, text, says) => {
    expect(checkLeftovers('docs/q.mdx', text)).toEqual([
      expect.stringContaining(`docs/q.mdx:${says}`),
    ]);
  });

  test('a rule, a heading underlined and letters with accents are none', () => {
    expect(checkLeftovers('docs/q.mdx', 'Title\n=====\n\n---\n\ncafé, Ä, “x” >> y\n')).toEqual([]);
  });
});

describe('files that belong together', () => {
  let root: string;

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'syntax-'));
    write(
      'docs/setup/figures/index.ts',
      'export const figures = 1;\nexport type Figure = number;\n',
    );
    write('docs/setup/_teardown.mdx', 'Ask.\n');
    write('docs/setup/panels.json', '{"panels": []}\n');
  });

  afterEach(() => fs.rmSync(root, {recursive: true}));

  function write(file: string, text: string) {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  }

  const page = 'docs/setup/index.mdx';

  test.each([
    ["import {figures} from './figures';", []],
    ["import {type Figure, figures as all} from './figures';", []],
    ["import Down from './_teardown.mdx';", []],
    ["import {panels} from './panels.json';", []],
    ["import {Frame} from 'react';", []],
    [
      "import {figures} from './figure';",
      ["1: found './figure', where no file is; write './figures'"],
    ],
    [
      "import Down from './_teardwn.mdx';",
      ["1: found './_teardwn.mdx', where no file is; write './_teardown.mdx'"],
    ],
    [
      "import x from '@site/src/data/season';",
      [
        "1: found '@site/src/data/season', where no file is; put the file there again, or take out what reads it",
      ],
    ],
    [
      "import {figurs} from './figures';",
      ["1: found figurs, which './figures' does not export; write figures"],
    ],
    [
      "import {views} from './panels.json';",
      ["1: found views, which './panels.json' does not export; write one of panels"],
    ],
  ])('%s', (line, says) => {
    write(page, `${line}\n`);
    expect(checkSyntax(root)).toEqual(says.map((one) => `${page}:${one}`));
  });

  test.each([
    [
      '["2024"]',
      [
        'versions.json: found "2024", and versioned_docs/version-2024 is not there; put it back, or take the year out of versions.json',
        'versions.json: found "2024", and versioned_sidebars/version-2024-sidebars.json is not there; put it back, or take the year out of versions.json',
      ],
    ],
    ['[2024]', ['versions.json: found 2024; write a year in quotes, such as "2024"']],
    ['{}', ['versions.json: found no list; write ["2024"]']],
    ['["2024",]', ['versions.json:1: found no value; write one, or take out the comma before it']],
    ['', ['versions.json:1: found no value; write one, or take out the comma before it']],
  ])('years that are kept: %s', (text, says) => {
    write('versions.json', text);
    expect(checkSyntax(root)).toEqual(says);
  });

  test('a list of pages that names one which is not there', () => {
    write('versions.json', '[]');
    write(
      'sidebars.ts',
      "const setup = [\n  'setup/labels',\n  {link: {id: 'setup/panels'}},\n];\n",
    );
    write('docs/setup/panels.mdx', 'Panels.\n');
    expect(checkSyntax(root)).toEqual([
      'sidebars.ts: found docs/setup/labels.mdx, which is not there; put it back, or take its line out',
    ]);
  });
});
