import {counted} from '../../../text/counted';
import type {Answer} from '../engine/engine';

/** So many panels say themselves how many they are. */
const MANY = 4;

/**
 * What was found, in a line: '8 results for “17DEF”'.
 * @param panels how many of them are panels: 'ladder' is said of 104, which would be most of one sum
 */
export function statusOf(
  {hits, isLoose}: Pick<Answer, 'hits' | 'isLoose'>,
  typed: string,
  panels = 0,
): string {
  const said = `“${typed.trim()}”`;
  if (hits.length === 0) return `Nothing found for ${said}`;
  const others = hits.length - panels;
  const all =
    panels >= MANY && others > 0
      ? `${counted(others, 'result')} and ${counted(panels, 'panel')}`
      : counted(hits.length, 'result');
  if (!isLoose) return `${all} for ${said}`;
  return `Nothing has all of ${said}; ${all} with a part of it`;
}
