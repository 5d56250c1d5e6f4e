import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {type Check, contentChecks} from '.';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  // As in development, where what was found is thrown.
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});

const run = (...checks: Check[]) =>
  contentChecks({siteDir} as LoadContext, ...checks).loadContent?.();
const finds =
  (...lines: string[]): Check =>
  () =>
    Promise.resolve(lines);
const breaks: Check = () => Promise.reject(new Error('broken'));

test('what several checks find is said at once', async () => {
  await expect(run(finds('a: one', 'b: two'), finds(), finds('c: three'))).rejects.toThrow(
    'a: one\nb: two\nc: three',
  );
  await expect(run(finds(), finds())).resolves.toBeUndefined();
});

test('a check that breaks down hides no mistake, and is heard of where there is none', async () => {
  await expect(run(breaks, finds('a: one'))).rejects.toThrow('a: one');
  await expect(run(breaks, finds())).rejects.toThrow('broken');
});
