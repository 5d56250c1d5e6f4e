// Writes the small version of every picture anew from the large one, without drawing it again. Those of a
// year that is over stay as they are.
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {encodeSmall} from './encode.mjs';

const folder = path.resolve(import.meta.dirname, '../../static/img');
const files = await readdir(folder, {recursive: true});

for (const file of files.sort()) {
  const {dir, name, ext} = path.parse(file);
  const isOver = /^\d{4}(?:\/|$)/.test(dir);
  if (ext === '.webp' && !isOver && !name.endsWith('-600'))
    await encodeSmall(path.join(folder, dir, name));
}
