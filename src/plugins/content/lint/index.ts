import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {stopBuild} from '../../stopBuild';
import {checkSyntax} from '../syntax/checkSyntax';
import type {lintContent} from './lintContent';

interface Lint {
  lintContent: typeof lintContent;
}

/**
 * Holds what people write against the rules of the house: spelling of our names, lower-case headings,
 * facts typed twice, alt texts, order of headings, links that say where they go. It runs where
 * organisers meet it, when the site is built and again at each change during development, and ends
 * the build with a line for each mistake; a check of its own would be run by developers only.
 */
export function contentLint({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-lint',
    getPathsToWatch: () => ['docs/**/*', 'versioned_docs/**/*', 'src/data/**/*', 'src/config/*'],
    async loadContent() {
      stopBuild(checkSyntax(siteDir));
      // Fresh, since the facts that it looks for may have changed.
      const {lintContent} = (await loadFreshModule(path.join(__dirname, 'lintContent.ts'))) as Lint;
      stopBuild(await lintContent(siteDir));
    },
  };
}
