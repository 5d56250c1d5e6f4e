import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Redirect} from '../../src/config/redirects';
import {frozenFacts} from './facts';
import {headingsOf, slugOf} from './headings';
import {frozenLinks} from './links';
import {frozenSidebars} from './sidebars';

const filesIn = (folder: string) => fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});

const writeJson = (file: string, value: unknown) =>
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** The addresses that go on to the next year, and where they lead this year. */
async function targetsOf(root: string): Promise<Map<string, string>> {
  const {season} = (await loadFreshModule(path.join(root, 'src/data/season.ts'))) as {
    season: {year: number; schedule: {url: string} | null};
  };
  const {redirects} = (await loadFreshModule(path.join(root, 'src/config/redirects.ts'))) as {
    redirects: Redirect[];
  };
  const yearly = redirects.filter(({year}) => year === season.year);
  return new Map([
    ...yearly.map(({from, to}) => [from, to] as const),
    ...(season.schedule ? [['/campout/schedule/', season.schedule.url] as const] : []),
  ]);
}

/**
 * Makes the docs of a year stand alone, right after `docusaurus docs:version` has copied them and
 * while src/data still is of that year: what they read from src is written down beside them, their
 * pictures are copied, links that go on to the next year lead where they led, and the ids of their
 * headings are noted, so that no link to them is lost when a fact is mended.
 * @param root the folder of the project
 */
export async function freezeYear(root: string, year: number): Promise<void> {
  const docs = path.join(root, 'docs');
  const frozen = path.join(root, `versioned_docs/version-${year}`);
  for (const file of filesIn(docs).filter((name) => path.basename(name) === 'facts.ts')) {
    const exported = (await loadFreshModule(path.join(docs, file))) as object;
    const text = frozenFacts(exported, year, path.join(root, 'static'));
    fs.writeFileSync(path.join(frozen, file), text);
  }

  const targets = await targetsOf(root);
  const headings: Record<string, string[]> = {};
  for (const file of filesIn(frozen).filter((name) => name.endsWith('.mdx'))) {
    const place = path.join(frozen, file);
    const text = frozenLinks(fs.readFileSync(place, 'utf8'), targets);
    fs.writeFileSync(place, text);
    const slug = slugOf(text);
    if (slug) headings[slug] = headingsOf(text);
  }
  writeJson(path.join(frozen, 'headings.json'), headings);

  const sidebars = path.join(root, `versioned_sidebars/version-${year}-sidebars.json`);
  const lists = JSON.parse(fs.readFileSync(sidebars, 'utf8')) as Parameters<
    typeof frozenSidebars
  >[0];
  writeJson(sidebars, frozenSidebars(lists, year, Object.keys(headings)));
}
