import type {LoadContext, Plugin} from '@docusaurus/types';
import {stopBuild} from '../../../plugins/stopBuild';
import {checkSyntax} from '../../../plugins/content/syntax/checkSyntax';
import {checkGuide} from './checkGuide';
import {readGuides} from './guide';

/**
 * The count gate of the setup guide, this year's and every frozen one that has figures: before the
 * site is built, and again when a file of the guide changes during development. Ends the build with
 * a line for each mistake.
 */
export function guideChecks({siteDir}: LoadContext): Plugin {
  return {
    name: 'guide-checks',
    getPathsToWatch: () => ['docs/setup/**/*', 'versioned_docs/*/setup/**/*'],
    async loadContent() {
      // Again, for development: a file may have been spoilt since the configuration was read.
      stopBuild(checkSyntax(siteDir));
      stopBuild((await readGuides(siteDir)).flatMap(checkGuide));
    },
  };
}
