import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {linkPanels} from './panels';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'panels-'));
  const panels = ['7D', '17D', '21D'].map((name) => ({name}));
  fs.writeFileSync(path.join(folder, 'panels.json'), JSON.stringify({panels}));
  fs.writeFileSync(path.join(folder, 'panels.mdx'), '');
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

interface Node {
  type: string;
  value?: string;
  attributes?: {value: string}[];
  children?: Node[];
}

/** The page in words, panels in brackets, struts in braces. */
function written({value, attributes, children = []}: Node): string {
  if (!attributes) return value ?? children.map(written).join('');
  const [name, strut] = attributes;
  return strut ? `{${name?.value}}` : `[${name?.value}]`;
}

function linked(markdown: string, page = path.join(folder, 'index.mdx')): string {
  const root: Root = unified().use(remarkParse).parse(markdown);
  linkPanels(root, {path: page});
  return written(root as Node);
}

test('names in words and lists become links', () => {
  expect(linked('Hang 7D.\n\n1. Join 17D to 21D.')).toBe('Hang [7D].Join [17D] to [21D].');
});

test('sizes and numbers stay words', () => {
  const words = 'a 7" bolt, panels 7, 17, 21, 99D';
  expect(linked(words)).toBe(words);
});

test('struts become links of their own', () => {
  expect(linked('Struts 17D and 7A.')).toBe('Struts {17D} and {7A}.');
  expect(linked('Strut 17D is not panel 17D.')).toBe('Strut {17D} is not panel [17D].');
});

test('headings and links stay as they are', () => {
  expect(linked('## hang 7D\n\n[how 7D hangs](/x)')).toBe('hang 7Dhow 7D hangs');
});

test('a year without a finder has no links, and the finder itself has none', () => {
  expect(linked('7D', path.join(folder, 'other', 'index.mdx'))).toBe('7D');
  expect(linked('7D', path.join(folder, 'panels.mdx'))).toBe('7D');
});
