import {checkGuide} from './checkGuide';
import {readGuides} from './guide';

/**
 * The count gate of the setup guide, this year's and every frozen one that has figures.
 * @returns a line for each mistake
 */
export async function checkGuides(siteDir: string): Promise<string[]> {
  return (await readGuides(siteDir)).flatMap(checkGuide);
}
