import {ALL_CREWS} from '../model/crews';
import type {HangingGroup} from '../model/types';
import {hangingCrews, orderSteps, type Whose} from './steps';

/** Where somebody is in the sequence: whose order, and the index of its step. */
export interface OrderPlace {
  whose: Whose;
  at: number;
}

/**
 * What an address asks for: '?crew=party-crew&step=5'. What it does not say, or says wrong, is the
 * beginning of all crews together; a step too far is the last.
 */
export function readPlace(search: string, groups: readonly HangingGroup[]): OrderPlace {
  const asked = new URLSearchParams(search);
  const whose = hangingCrews(groups).find((crew) => crew === asked.get('crew')) ?? 'all';
  const step = asked.get('step') ?? '';
  const last = orderSteps(groups, whose).length;
  return {whose, at: /^\d{1,4}$/.test(step) ? Math.max(1, Math.min(Number(step), last)) - 1 : 0};
}

/** The same address with another place; what else it asks stays. */
export function placeSearch({whose, at}: OrderPlace, search: string): string {
  const asked = new URLSearchParams(search);
  asked.set('crew', whose === 'all' ? ALL_CREWS : whose);
  asked.set('step', String(at + 1));
  return `?${asked.toString()}`;
}
