import path from 'node:path';
import {isOriginal} from '../photos/originals';

/** The forms in which a drawn picture lies in static. */
const drawn = ['.webp', '.avif', '-600.webp', '-600.avif'];

/**
 * The files that lie in static where data name one: a drawn picture comes in two formats, and small in
 * two more; a loop in two formats, with a drawn picture as its still. A photo is alone: the build makes
 * the others.
 * @param address such as /img/gallery/pool.webp
 * @param staticFolder the folder that holds /img
 */
export function filesOf(address: string, staticFolder: string): string[] {
  if (isOriginal(address, staticFolder)) return [address];
  const {dir, name, ext} = path.posix.parse(address);
  const forms = {'.webp': drawn, '.mp4': ['.mp4', '.webm', ...drawn]}[ext] ?? [ext];
  return forms.map((form) => `${dir}/${name}${form}`);
}
