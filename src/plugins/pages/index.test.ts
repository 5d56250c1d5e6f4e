import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {finishedPages} from '.';
import {isNoindex} from './page';

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  fs.mkdirSync(path.join(outDir, 'a/b'), {recursive: true});
  for (const file of ['a/b/index.html', 'a/index.html', '404.html'])
    fs.writeFileSync(path.join(outDir, file), '<title>x</title><p>y');
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

const run = (...steps: Parameters<typeof finishedPages>) =>
  finishedPages(...steps).postBuild?.({
    outDir,
    routesPaths: ['/a/b/', '/404.html', '/a/'],
  } as unknown as Built);

test('each page is handed to all in their order, those above it first, and the end comes last', async () => {
  const seen: string[] = [];
  const note = (name: string) => () => ({
    page: ({address}: {address: string}) => void seen.push(`${name} ${address}`),
    end: () => void seen.push(`${name} ends`),
  });
  await run(note('one'), note('two'));
  expect(seen).toEqual([
    'one /404.html',
    'two /404.html',
    'one /a/',
    'two /a/',
    'one /a/b/',
    'two /a/b/',
    'one ends',
    'two ends',
  ]);
});

test('what one changes the next one sees, and all of it is written', async () => {
  let seen: boolean | undefined;
  await run(
    () => ({page: ({$}) => void $('head').append('<meta name="robots" content="noindex">')}),
    () => ({page: ({$}) => (seen = isNoindex($))}),
  );
  expect(seen).toBe(true);
  expect(fs.readFileSync(path.join(outDir, 'a/b/index.html'), 'utf8')).toBe(
    '<html><head><title>x</title><meta name="robots" content="noindex"></head><body><p>y</p></body></html>',
  );
});
