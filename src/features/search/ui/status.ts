import {counted} from '../../../text/counted';
import type {Answer} from '../engine/engine';

/** What was found, in a line: '8 results for “17DEF”'. */
export function statusOf({hits, isLoose}: Pick<Answer, 'hits' | 'isLoose'>, typed: string): string {
  const said = `“${typed.trim()}”`;
  if (hits.length === 0) return `Nothing found for ${said}`;
  if (!isLoose) return `${counted(hits.length, 'result')} for ${said}`;
  return `Nothing has all of ${said}; ${counted(hits.length, 'result')} with a part of it`;
}
