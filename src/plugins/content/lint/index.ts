import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type * as lint from './lintContent';
import type * as made from './made';

/**
 * Holds what people write against the rules of the house: spelling of our names, lower-case headings,
 * facts typed twice, alt texts, order of headings, links that say where they go and lead somewhere. It
 * runs where organisers meet it, when the site is built and again at each change during development;
 * a check of its own would be run by developers only.
 * @returns a line for each mistake
 */
export async function checkTexts(siteDir: string): Promise<string[]> {
  // Fresh, since the facts that it looks for may have changed.
  const {lintContent} = (await loadFreshModule(
    path.join(__dirname, 'lintContent.ts'),
  )) as typeof lint;
  const {idsOfData} = (await loadFreshModule(path.join(__dirname, 'made.ts'))) as typeof made;
  return lintContent(siteDir, await idsOfData(siteDir));
}
