import type {BarePart} from '../model/panelFile';

/** Faces of what is no panel that bend less against each other show no line; the cosine of 18 degrees. */
export const SMOOTH = Math.cos((18 * Math.PI) / 180);

/** What a bare part is drawn as, by its name. Ears and tails hide panels: they are seen through. */
export function bareKind(name: string): Extract<BarePart['kind'], 'wool' | 'ear' | 'face'> {
  if (/^(Ear|Tail)/.test(name)) return 'ear';
  return name === 'Face' ? 'face' : 'wool';
}
