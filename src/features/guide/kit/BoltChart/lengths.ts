import type {Hardware} from '../../model/types';
import {inches} from '../../../../text/inches';

export interface MarkedLength {
  /** From the underside of the head, in inches. */
  length: number;
  /** What has this length: '8" × 1/2" shelf bolt'. */
  names: string[];
}

/**
 * The lengths of bolts and screws that a list of hardware asks for, shortest first; what has no
 * length in inches is left out.
 */
export function markedLengths(hardware: readonly Hardware[]): MarkedLength[] {
  const byLength = new Map<number, Set<string>>();
  for (const {kind, size, length} of hardware) {
    if (!length?.endsWith('"')) continue;
    const names = byLength.get(inches(length)) ?? new Set();
    names.add([length, size === '?' ? '' : `× ${size}`, kind].filter(Boolean).join(' '));
    byLength.set(inches(length), names);
  }
  return [...byLength]
    .map(([length, names]) => ({length, names: [...names]}))
    .sort((a, b) => a.length - b.length);
}
