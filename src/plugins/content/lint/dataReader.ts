import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Known} from './rules/names';

/** Gives what an import of a page brings; undefined for components, other pages and packages. */
export type DataReader = (page: string, from: string) => Promise<Known | undefined>;

/** The file of data that an import means. */
function dataFile(siteDir: string, page: string, from: string): string | undefined {
  if (!/^(?:\.|@site\/(?:src\/(?:data|config)|versioned_docs)\/)/.test(from)) return undefined;
  const base = from.startsWith('.')
    ? path.join(siteDir, path.dirname(page), from)
    : from.replace('@site', siteDir);
  return ['', '.ts', '/index.ts']
    .map((ending) => base + ending)
    .find((file) => /\.(?:ts|json)$/.test(file) && fs.existsSync(file));
}

/** @returns a reader that loads a file as it is now, each once */
export function dataReader(siteDir: string): DataReader {
  const loaded = new Map<string, Promise<Known>>();
  return async (page, from) => {
    const file = dataFile(siteDir, page, from);
    if (!file) return undefined;
    const known = loaded.get(file) ?? (loadFreshModule(file) as Promise<Known>);
    loaded.set(file, known);
    return known;
  };
}
