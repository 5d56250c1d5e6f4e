import type {Hardware} from './types';

/**
 * A count in words: '5', 'about 12', '5?' where the source is not sure, 'some', 'many'.
 */
export function countText(count: Hardware['count']): string {
  if (typeof count === 'string') return count;
  return `${count.about ? 'about ' : ''}${count.count}${count.uncertain ? '?' : ''}`;
}

/** Hardware as one asks for it in a shop; how much is another matter. */
export type HardwareSort = Omit<Hardware, 'count'>;

const plural = (kind: string) => {
  const [head = '', ...rest] = kind.split(' of ');
  return [`${head}s`, ...rest].join(' of ');
};

/**
 * A piece of hardware without its number: '8" × 1/2" shelf bolts'. A size that nobody has written
 * down is asked for at the end: '3" bolts (thickness?)'.
 * @param one true for a single piece: 'bolt', not 'bolts'
 */
export function hardwareName({kind, size, length, spare}: HardwareSort, one = false): string {
  const known = size === '?' ? '' : size;
  const cross = length?.endsWith('"') && known.endsWith('"') ? ' × ' : ' ';
  const sizes = [length, known].filter(Boolean).join(cross);
  const name = [sizes, one ? kind : plural(kind)].filter(Boolean).join(' ');
  const asked = known ? '' : length ? ' (thickness?)' : ' (size?)';
  return `${name}${asked}${spare ? ' (spare)' : ''}`;
}

/**
 * A line of a hardware list: '5 × 8" × 1/2" shelf bolts', 'some short 3/8" bolts',
 * 'about 12 × 1/2" and 3/8" nuts, each with washers'. Where it is needed is left to the reader of
 * `place`.
 */
export function hardwareText(hardware: Hardware): string {
  const {count} = hardware;
  const one = typeof count === 'object' && count.count === 1;
  const times = typeof count === 'object' ? ' ×' : '';
  const fittings = hardware.with ? `, each with ${hardware.with}` : '';
  return `${countText(count)}${times} ${hardwareName(hardware, one)}${fittings}`;
}
