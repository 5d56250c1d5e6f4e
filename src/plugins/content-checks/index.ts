import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {filesIn} from '../files';
import {stopBuild} from '../stopBuild';
import {checkContent} from './checkContent';
import {checkQuestions} from './checkQuestions';
import type {Entry} from './entry';

/**
 * Checks everything that people edit before the site is built, and again when a data file changes
 * during development. Ends the build with a line for each mistake.
 */
export function contentChecks({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-checks',
    getPathsToWatch: () => ['src/data/**/*', 'src/config/navigation.ts', 'docs/**/*.mdx'],
    async loadContent() {
      // Fresh, since the values may have changed since the configuration was read.
      const {registry} = (await loadFreshModule(path.join(__dirname, 'registry.ts'))) as {
        registry: Entry[][];
      };
      const staticFolder = path.join(siteDir, 'static');
      stopBuild([
        ...registry.flatMap((entries) => checkContent(entries, staticFolder)),
        ...['docs', 'versioned_docs']
          .flatMap((folder) => filesIn(siteDir, folder, /\.mdx$/))
          .flatMap((file) =>
            checkQuestions(file, fs.readFileSync(path.join(siteDir, file), 'utf8')),
          ),
      ]);
    },
  };
}
