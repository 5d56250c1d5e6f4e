import path from 'node:path';

/** The forms in which a drawn picture lies in static. */
const drawn = ['.webp', '.avif', '-600.webp', '-600.avif'];

/**
 * The files that the site asks for where data name one: a drawn picture comes in two formats, and
 * small in two more; a loop in two formats, with a drawn picture as its still. A photo is alone.
 * @param address such as /img/gallery/pool.webp
 */
export function filesOf(address: string): string[] {
  const {dir, name, ext} = path.posix.parse(address);
  const forms = {'.webp': drawn, '.mp4': ['.mp4', '.webm', ...drawn]}[ext] ?? [ext];
  return forms.map((form) => `${dir}/${name}${form}`);
}
