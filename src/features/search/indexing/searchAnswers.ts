import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Dj} from '../../../data/schema';
import {readGuides} from '../../guide/build';
import {answerFacts} from './answerFacts';

interface Options {
  season: string;
  /** The years that are kept: each answers by its own guide; the line-up is this season's. */
  frozen: readonly string[];
  djs: readonly Dj[];
}

/** Writes what the search can answer by itself: of each year a file, search/answers-2025.json. */
export function searchAnswers({season, frozen, djs}: Options): Plugin {
  return {
    name: 'search-answers',
    async postBuild({siteDir, outDir}) {
      const guides = await readGuides(siteDir);
      fs.mkdirSync(path.join(outDir, 'search'), {recursive: true});
      for (const year of [season, ...frozen]) {
        const root = year === season ? '' : `/${year}`;
        const finder = path.join(outDir, root, 'setup/panels/index.html');
        const facts = answerFacts(
          year,
          guides.find((guide) => String(guide.year) === year),
          year === season ? djs : [],
          {root, hasFinder: fs.existsSync(finder)},
        );
        fs.writeFileSync(path.join(outDir, `search/answers-${year}.json`), JSON.stringify(facts));
      }
    },
  };
}
