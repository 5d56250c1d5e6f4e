import type {Count, Hardware} from './types';
export function countText({count, about, uncertain}: Count): string {
  return `${about ? 'about ' : ''}${count}${uncertain ? '?' : ''}`;
}
export function hardwareText(h: Hardware): string {
  return `${h.count} ${h.kind}`;
}
