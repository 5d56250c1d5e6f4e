import fs from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import type {Plugin} from '@docusaurus/types';
import type {SearchIndex} from '../../lib/search/types';
import {yearOf} from '../../lib/search/years';
import {filesIn} from '../files';
import {exclusions} from './exclusions';
import {readPage} from './readPage';

/** Whether a page asks search engines to leave it out. */
const isNoindex = ($: CheerioAPI) =>
  $('head meta[name="robots"]').attr('content')?.includes('noindex') === true;

/**
 * Writes what our search looks through: of each year a file, search/2025.json, read from the
 * finished pages.
 * @param season the year of the pages that are no older year's
 * @param frozen the years that are kept
 */
export function searchIndex(season: string, frozen: readonly string[]): Plugin {
  return {
    name: 'search-index',
    postBuild({outDir}) {
      const indexes = new Map<string, SearchIndex>(
        [season, ...frozen].map((year) => [year, {year, records: []}]),
      );
      for (const file of filesIn(outDir, '', /(?:^|\/)index\.html$/).sort()) {
        const address = `/${file.replace(/index\.html$/, '')}`;
        if (exclusions.some((exclusion) => exclusion.path.test(address))) continue;
        const html = fs.readFileSync(path.join(outDir, file), 'utf8');
        const $ = load(html, {scriptingEnabled: false});
        const old = yearOf(address, frozen);
        if (!old && isNoindex($)) continue;
        indexes.get(old ?? season)?.records.push(...readPage($, address));
      }
      fs.mkdirSync(path.join(outDir, 'search'), {recursive: true});
      for (const [year, index] of indexes)
        fs.writeFileSync(path.join(outDir, `search/${year}.json`), JSON.stringify(index));
    },
  };
}
