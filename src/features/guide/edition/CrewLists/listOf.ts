import {crewIds} from '../../model/names';
import type {CrewId} from '../../model/types';

/** The id of a crew's heading on a page whose ids begin with a word: 'buy-party-crew'. */
export const listId = (word: string, crew: CrewId) => `${word}-${crew}`;

/** The crew in whose list a hash leads, else all of them. */
export function listOf(word: string, hash: string): CrewId | 'all' {
  const leadsTo = (crew: CrewId) => `${hash}-`.startsWith(`#${listId(word, crew)}-`);
  return crewIds.find(leadsTo) ?? 'all';
}
