import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import type {Plugin} from '@docusaurus/types';
import {type BeginStep, fileOf} from './page';

export {inOrder} from './in-order';
export {pageFrame} from './page-frame';
export {seoTags} from './seo-tags';
export {themeSprite} from './theme-sprite';

/**
 * Reads each finished page once, hands it to all who want something of it, one after the other, and
 * writes it once.
 * @param steps who wants something, in their order
 */
export function finishedPages(...steps: BeginStep[]): Plugin {
  return {
    name: 'finished-pages',
    postBuild(props) {
      const begun = steps.map((begin) => begin(props));
      for (const address of [...props.routesPaths].sort()) {
        const file = path.join(props.outDir, fileOf(address));
        const $ = load(fs.readFileSync(file, 'utf8'), {scriptingEnabled: false});
        for (const step of begun) step.page({address, $});
        fs.writeFileSync(file, $.html());
      }
      for (const step of begun) step.end?.();
    },
  };
}
