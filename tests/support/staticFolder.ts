/** A folder that stands in for static/, for mistakes that a test plants in it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The first bytes of a PNG, which say how large it is; what is told by them has any name. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** Makes an empty one in the system's folder for such things. */
export function makeStaticFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'));
  /**
   * Puts a picture of 4 by 3 pixels there.
   * @param file such as img/pool.webp
   * @param bytes how large the file is
   */
  const plant = (file: string, bytes = 33) => {
    const place = path.join(folder, file);
    fs.mkdirSync(path.dirname(place), {recursive: true});
    fs.writeFileSync(place, Buffer.concat([png(4, 3), Buffer.alloc(Math.max(0, bytes - 33))]));
    return place;
  };
  const remove = () => fs.rmSync(folder, {recursive: true});
  return {folder, plant, remove};
}
