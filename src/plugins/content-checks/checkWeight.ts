import fs from 'node:fs';
import path from 'node:path';

const megabyte = 1024 * 1024;
/** In bytes, for all stills together at full size. */
const largest = 4 * megabyte;

/** What every browser reads: not the AVIF beside a WebP, nor the small copies. */
const isFull = (file: string) => /\.(?:webp|jpg|png|svg)$/.test(file) && !/-600\.webp$/.test(file);

/**
 * @param staticFolder the folder that holds /img
 * @returns a line when all stills together are too heavy, with the heaviest by name
 */
export function checkWeight(staticFolder: string): string[] {
  const stills = fs
    .readdirSync(path.join(staticFolder, 'img'), {recursive: true, encoding: 'utf8'})
    .filter(isFull)
    .map((file) => ({
      name: `static/img/${file.replaceAll(path.sep, '/')}`,
      bytes: fs.statSync(path.join(staticFolder, 'img', file)).size,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const sum = stills.reduce((bytes, still) => bytes + still.bytes, 0);
  if (sum <= largest) return [];
  const heaviest = stills
    .slice(0, 5)
    .map(({name, bytes}) => `${name} (${Math.ceil(bytes / 1024)} KB)`);
  return [
    `static/img: the pictures have ${(sum / megabyte).toFixed(2)} MB together, expected at most ${largest / megabyte} MB; the heaviest are ${heaviest.join(', ')}`,
  ];
}
