import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {stopBuild} from '../stopBuild';
import {checkSyntax} from '../syntax-checks/checkSyntax';
import {checkContent} from './checkContent';
import {checkQuestions} from './checkQuestions';
import type {Entry} from './entry';

/** The Markdown pages of this season and of those that are over, by their path in the project. */
function pagesOf(siteDir: string): string[] {
  return ['docs', 'versioned_docs'].flatMap((folder) =>
    fs
      .readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  );
}

/**
 * Checks everything that people edit before the site is built, and again when a data file changes
 * during development. Ends the build with a line for each mistake.
 */
export function contentChecks({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-checks',
    getPathsToWatch: () => ['src/data/**/*', 'src/config/navigation.ts', 'docs/**/*.mdx'],
    async loadContent() {
      // Again, for development: a file may have been spoilt since the configuration was read.
      stopBuild(checkSyntax(siteDir));
      // Fresh, since the values may have changed since the configuration was read.
      const {registry} = (await loadFreshModule(path.join(__dirname, 'registry.ts'))) as {
        registry: Entry[][];
      };
      const staticFolder = path.join(siteDir, 'static');
      stopBuild([
        ...registry.flatMap((entries) => checkContent(entries, staticFolder)),
        ...pagesOf(siteDir).flatMap((file) =>
          checkQuestions(file, fs.readFileSync(path.join(siteDir, file), 'utf8')),
        ),
      ]);
    },
  };
}
