/** The examples of CONTRIBUTING.md, each put where it tells people to put it. */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {ZodType} from 'zod';
import {lintContent} from '../src/plugins/content/lint/lintContent';
import {checkShape} from '../src/plugins/content/schemas/checkShape';
import * as schema from '../src/data/schema';
import {hardwareSchema} from '../src/features/guide/model/schema';
import {season} from '../src/data/season';
import {altFault} from '../src/text/altText';

const project = path.resolve(__dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(project, file), 'utf8');

type Module = (exported: object, from: (name: string) => unknown) => void;

const document = unified().use(remarkParse).parse(read('CONTRIBUTING.md'));

/** Every block of code, at its line; an address that is left to the reader stands for any. */
const blocks: {line: number; code: string}[] = [];
visit(document, 'code', (node) => {
  const code = node.value.replaceAll("'https://…'", "'https://example.org'");
  blocks.push({line: node.position!.start.line, code: code.replace(/\/…(?=')/g, '/x')});
});

/** What a data file exports once its text has been changed. */
function exportsOf(file: string, change: (text: string) => string): Record<string, unknown> {
  const text = read(file);
  const changed = change(text);
  expect(changed).not.toBe(text);
  const {outputText} = ts.transpileModule(changed, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  const exported: Record<string, unknown> = {};
  const from = (name: string): unknown =>
    name.startsWith('.')
      ? jest.requireActual(path.join(project, path.dirname(file), name))
      : createRequire(__filename)(name);
  const module = vm.runInThisContext(`(exports, require) => {${outputText}\n}`) as Module;
  module(exported, from);
  return exported;
}

const mistakesIn = (file: string, shape: ZodType, value: unknown) =>
  checkShape({where: file, schema: shape, value});

/** Puts an entry at the top of a list, and reads it as the build does. */
const entryOf = (file: string, list: string, shape: ZodType) => (code: string) => {
  const exported = exportsOf(file, (text) =>
    text.replace(new RegExp(`(export const ${list}\\b[^=]*= \\[)`), (begin) => `${begin}\n${code}`),
  );
  const [first] = exported[list] as unknown[];
  return mistakesIn(file, shape, first);
};

function picture(code: string): string[] {
  const file = 'src/data/pictures/campout.ts';
  const [, name = ''] = /^export const (\w+)/.exec(code) ?? [];
  const old = new RegExp(`export const ${name}: Picture = [^]*?\\n[)}];`);
  return mistakesIn(
    file,
    schema.pictureSchema,
    exportsOf(file, (text) => text.replace(old, code))[name],
  );
}

function fieldOfSeason(code: string): string[] {
  const fields = vm.runInThisContext(`({${code}})`) as object;
  return mistakesIn('the season', schema.seasonSchema, {...season, ...fields});
}

/** Puts words below those of the Q&A, and reads the rules of the house with them. */
async function words(code: string): Promise<string[]> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'contributing-'));
  const file = 'docs/campout/q-and-a.mdx';
  // A copy of the project may have it already (tests/support/rightEdits.ts).
  const page = read(file).replace(code, '').trimEnd();
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.join(root, path.dirname(name)), {recursive: true});
    fs.writeFileSync(path.join(root, name), text);
  };
  const provided = 'src/theme/MDXComponents/provided.ts';
  write(provided, read(provided));
  write(file, `${page}\n\n${code}\n`);
  const lines = await lintContent(root);
  fs.rmSync(root, {recursive: true});
  const first = page.split('\n').length + 1;
  return lines.filter((line) => Number(new RegExp(`^${file}:(\\d+)`).exec(line)?.[1]) >= first);
}

async function question(code: string): Promise<string[]> {
  const begin = /^groups: true$/m.test(read('docs/campout/q-and-a.mdx')) ? '### ' : '## ';
  const mistakes = code.startsWith(begin) ? [] : [`a question begins with ${begin}`];
  return [...mistakes, ...(await words(code))];
}

const hardware = (code: string) =>
  mistakesIn('a task', hardwareSchema, vm.runInThisContext(`(${code.replace(/,$/, '')})`));

/** What the season's command says of files that are there, and at its end. */
function dryRun(code: string): string[] {
  const [, end = ''] = code.split('\n\n');
  const changed = [...code.matchAll(/^change +(\S+)/gm)].map(([, file = '']) => file);
  return [
    ...changed.filter((file) => !fs.existsSync(path.join(project, file))),
    ...(end && read('scripts/season/index.ts').includes(end) ? [] : [`it does not say: ${end}`]),
  ];
}

function command(code: string): string[] {
  const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
  const [, name = ''] = /^npm (?:run )?(\S+)/.exec(code) ?? [];
  return name === 'ci' || name in scripts ? [] : [`package.json has no script ${name}`];
}

/** What a block is, by how it begins. */
const kinds: {begins: RegExp; check: (code: string) => string[] | Promise<string[]>}[] = [
  {begins: /^npm /, check: command},
  {begins: /^##/, check: question},
  {begins: /^\{\s*name:/, check: entryOf('src/data/lineup.ts', 'lineup', schema.djSchema)},
  {
    begins: /^(?:still|loop)\(|^\{\s*src: '\/img\/gallery\//,
    check: entryOf('src/data/gallery.ts', 'gallery', schema.gallerySchema),
  },
  {
    begins: /^(?:drawn\(|\{\s*page:)/,
    check: entryOf('src/data/socialCards.ts', 'socialCards', schema.socialCardSchema),
  },
  {
    begins: /^\{from:/,
    check: entryOf('src/config/redirects.ts', 'redirects', schema.redirectSchema),
  },
  {begins: /^export const \w+: Picture/, check: picture},
  {begins: /^\w+: ./, check: fieldOfSeason},
  {begins: /^\d+\. /, check: words},
  {begins: /^\{kind:/, check: hardware},
  {begins: /^new /, check: dryRun},
];

test('there are examples of each kind', () => {
  for (const {begins} of kinds) expect(blocks.some(({code}) => begins.test(code))).toBe(true);
});

test.each(blocks)('line $line: $code', async ({code}) => {
  const kind = kinds.find(({begins}) => begins.test(code));
  expect(kind).toBeDefined();
  expect(await kind!.check(code)).toEqual([]);
});

/** Every picture of the document, and what is in it. */
const pictures: {url: string; alt: string}[] = [];
visit(document, 'image', ({url, alt}) => pictures.push({url, alt: alt ?? ''}));

test.each(pictures)('the picture $url is there, light, and told in words', ({url, alt}) => {
  expect(fs.statSync(path.join(project, url)).size).toBeLessThanOrEqual(100 * 1024);
  expect(altFault(alt)).toBeUndefined();
});

test('every picture that was taken for it is shown', () => {
  const taken = fs.readdirSync(path.join(project, 'art/contributing'));
  expect(pictures.map(({url}) => url)).toEqual(
    expect.arrayContaining(taken.map((file) => `art/contributing/${file}`)),
  );
});
