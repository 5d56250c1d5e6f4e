import {countText} from '../model/hardwareText';
import type {Count, Hardware} from '../model/types';

/** What several lists need of one thing: as far as it was counted, and what nobody counted. */
export interface Amount {
  counted?: Count;
  uncounted?: 'some' | 'many';
}

/** Adds counts: the sum is about, or uncertain, as soon as one of them is. */
export function addCounts(counts: readonly Count[]): Count {
  return {
    count: counts.reduce((sum, {count}) => sum + count, 0),
    ...(counts.some(({about}) => about) && {about: true}),
    ...(counts.some(({uncertain}) => uncertain) && {uncertain: true}),
  };
}

/** Adds what lists say: numbers make a sum, 'some' and 'many' stay words. */
export function amountOf(counts: readonly Hardware['count'][]): Amount {
  const numbers = counts.filter((count) => typeof count === 'object');
  return {
    ...(numbers.length > 0 && {counted: addCounts(numbers)}),
    ...(counts.includes('many')
      ? {uncounted: 'many' as const}
      : counts.includes('some') && {uncounted: 'some' as const}),
  };
}

/** An amount in words: '10', 'about 24', 'many', '10 + some'. */
export function amountText({counted, uncounted}: Amount): string {
  if (!counted) return uncounted ?? '0';
  return uncounted ? `${countText(counted)} + ${uncounted}` : countText(counted);
}
