import type {Hardware} from './types';

/**
 * A count in words: '5', 'about 12', '5?' where the source is not sure, 'some', 'many'.
 */
export function countText(count: Hardware['count']): string {
  if (typeof count === 'string') return count;
  return `${count.about ? 'about ' : ''}${count.count}${count.uncertain ? '?' : ''}`;
}
