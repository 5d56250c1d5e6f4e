import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {readText} from '../../../plugins/files';
import type {SheepView} from '../model/panelFile';
import type {Figures, WrenchRow} from '../model/types';
import type {Panel} from '../model/schema';

/** All that one year's guide is checked by. */
export interface Guide {
  /** Its folder as a reader knows it: docs/setup. */
  folder: string;
  figures: Figures;
  /** All of panels.json as it is written. */
  map: unknown;
  panels: Panel[];
  /** All of geometry.json and of views.json; none in a year from before the sheep was measured. */
  geometry?: unknown;
  views: Readonly<Record<string, SheepView>>;
  /** Which wrench fits which bolt. */
  wrenches: readonly WrenchRow[];
  /** The text of every page of it. */
  texts: string[];
  /** What these pages are called, in the same order: index.mdx. */
  files?: readonly string[];
  /** What is said of its pictures to those who do not see them. */
  alts?: readonly string[];
  /** The year that it is of: the season's, or that of a frozen guide's folder. */
  year: number;
}

interface Data {
  season: {year: number};
}

/** The pictures that this year's guide shows. */
type Pictures = Record<string, {alt: string}>;

async function altsOf(siteDir: string, folder: string): Promise<string[]> {
  const file = path.join(siteDir, 'src/data/pictures/guide.ts');
  if (!folder.startsWith('docs/') || !fs.existsSync(file)) return [];
  return Object.values((await loadFreshModule(file)) as Pictures).map(({alt}) => alt);
}

const hasFigures = (siteDir: string, folder: string) =>
  fs.existsSync(path.join(siteDir, folder, 'figures/index.ts'));

/** The folders of this year's guide and of every frozen one that has figures. */
function foldersIn(siteDir: string): string[] {
  const versions = path.join(siteDir, 'versioned_docs');
  const frozen = fs.existsSync(versions) ? fs.readdirSync(versions) : [];
  return [
    'docs/setup',
    ...frozen
      .map((version) => `versioned_docs/${version}/setup`)
      .filter((folder) => hasFigures(siteDir, folder)),
  ];
}

async function readGuide(siteDir: string, folder: string): Promise<Guide> {
  const absolute = path.join(siteDir, folder);
  // Fresh, since a developer may just have changed them.
  const {figures} = (await loadFreshModule(path.join(absolute, 'figures/index.ts'))) as {
    figures: Figures;
  };
  const {wrenches} = (await loadFreshModule(path.join(absolute, 'figures/wrenches.ts'))) as {
    wrenches: WrenchRow[];
  };
  const read = (file: string): unknown =>
    fs.existsSync(path.join(absolute, file))
      ? JSON.parse(fs.readFileSync(path.join(absolute, file), 'utf8'))
      : undefined;
  const map = (read('panels.json') ?? {}) as {panels?: Panel[]; views?: Guide['views']};
  const pages = fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file));
  const texts = pages.map((file) => readText(absolute, file));
  const {season} = (await loadFreshModule(path.join(siteDir, 'src/data/season.ts'))) as Data;
  const version = /version-(\d{4})\//.exec(folder)?.[1];
  return {
    folder,
    figures,
    map,
    panels: map.panels ?? [],
    geometry: read('geometry.json'),
    views: map.views ?? (read('views.json') as Guide['views'] | undefined) ?? {},
    wrenches,
    texts,
    files: pages,
    alts: await altsOf(siteDir, folder),
    year: Number(version ?? season.year),
  };
}

/** Reads this year's guide and every frozen one that has figures. */
export function readGuides(siteDir: string): Promise<Guide[]> {
  return Promise.all(foldersIn(siteDir).map((folder) => readGuide(siteDir, folder)));
}
