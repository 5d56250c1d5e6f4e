import type {LoadContext, Plugin} from '@docusaurus/types';
import {stopBuild} from '../stopBuild';
import {checkSyntax} from './syntax/checkSyntax';

export {checkTexts} from './lint';
export {orgDrawings} from './org-drawings';
export {checkData} from './schemas';

/** @returns a line for each mistake in some part of what people edit */
export type Check = (siteDir: string) => Promise<string[]>;

/**
 * Checks everything that people edit before the site is built, and again when a file of it changes
 * during development. Ends the build with a line for each mistake that any of the checks has found.
 */
export function contentChecks({siteDir}: LoadContext, ...checks: Check[]): Plugin {
  return {
    name: 'content-checks',
    getPathsToWatch: () => [
      'src/data/**/*',
      'src/config/*',
      'docs/**/*',
      'static/img/**/*',
      'versioned_docs/**/*',
    ],
    async loadContent() {
      // Again, for development: a file may have been spoilt since the configuration was read.
      stopBuild(checkSyntax(siteDir));
      const results = await Promise.allSettled(checks.map((check) => check(siteDir)));
      stopBuild(results.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
      // What broke down for no mistake that is known has to be heard of all the same.
      const broken = results.find((one) => one.status === 'rejected');
      if (broken) throw broken.reason;
    },
  };
}
