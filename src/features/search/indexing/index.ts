import fs from 'node:fs';
import path from 'node:path';
import type {SearchIndex, SearchRecord} from '../engine/types';
import {yearOf} from '../engine/years';
import {type BeginStep, fileOf, isNoindex} from '../../../plugins/pages/page';
import {stopBuild} from '../../../plugins/stopBuild';
import {addWords, type SearchWords} from './addWords';
import {checkWords} from './checkWords';
import {readPage} from './readPage';

/** Pages that are not found by our search, and why. A page that says `noindex` is left out by itself. */
const exclusions: {path: RegExp; why: string}[] = [
  {path: /^\/search\/$/, why: 'is the search itself'},
  {path: /^\/404\.html$/, why: 'stands at no address of its own'},
];

/** Pages that say `noindex` to search engines, and that our search finds all the same, and why. */
const inclusions: {path: string; why: string}[] = [
  {path: '/setup/handover/', why: 'crew leads look for it at the change of shifts'},
  {path: '/setup/kit/', why: 'setup leads print it'},
  {path: '/setup/labels/', why: 'setup leads print them'},
  {path: '/setup/board/', why: 'setup leads look for it on site'},
];

/** Of two that are found equally well, the first comes first: pages stand as their files do. */
const byFile = (a: SearchRecord, b: SearchRecord) => {
  const [one, other] = [a, b].map(({url}) => fileOf(url.replace(/#.*/, '')));
  return one === other ? 0 : one! < other! ? -1 : 1;
};

/**
 * Writes what our search looks through: of each year a file, search/2025.json, read from the
 * finished pages. Ends the build when another word for something leads nowhere.
 * @param season the year of the pages that are no older year's
 * @param frozen the years that are kept
 * @param words other words for things (src/data/searchWords.ts)
 */
export function searchIndex(
  season: string,
  frozen: readonly string[],
  words: SearchWords,
): BeginStep {
  return ({outDir}) => {
    const indexes = new Map<string, SearchIndex>(
      [season, ...frozen].map((year) => [year, {year, records: []}]),
    );
    return {
      page({address, $}) {
        if (exclusions.some((exclusion) => exclusion.path.test(address))) return;
        const old = yearOf(address, frozen);
        const isWanted = old || inclusions.some((inclusion) => inclusion.path === address);
        if (isWanted || !isNoindex($))
          indexes.get(old ?? season)?.records.push(...readPage($, address));
      },
      end() {
        stopBuild(checkWords(words, indexes.get(season)!));
        fs.mkdirSync(path.join(outDir, 'search'), {recursive: true});
        for (const [year, index] of indexes) {
          index.records.sort(byFile);
          fs.writeFileSync(
            path.join(outDir, `search/${year}.json`),
            JSON.stringify(addWords(words, index, year === season ? '' : `/${year}`)),
          );
        }
      },
    };
  };
}
