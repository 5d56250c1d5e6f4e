import fs from 'node:fs';
import path from 'node:path';

const megabyte = 1024 * 1024;
/** In bytes, for all stills of the season together at full size. */
const largest = 4 * megabyte;
/** In bytes, for a card: a chat fetches it before it shows the link. */
const largestCard = 100 * 1024;

/** What every browser reads: not the AVIF beside a WebP, nor the small copies. */
const isFull = (file: string) => /\.(?:webp|jpg|png|svg)$/.test(file) && !/-600\.webp$/.test(file);

/** Cards are counted apart: chats fetch them one at a time, who reads the site never does. */
const isCard = ({name}: {name: string}) => name.startsWith('static/img/social/');

/** Copies of a frozen year grow by a year a year; a new season could not be begun after some. */
const isOfFrozenYear = ({name}: {name: string}) => /^static\/img\/\d{4}\//.test(name);

const kilobytes = ({name, bytes}: {name: string; bytes: number}) =>
  `${name} (${Math.ceil(bytes / 1024)} KB)`;

/**
 * @param staticFolder the folder that holds /img
 * @returns a line for each card that is too heavy, and a line when all stills together are too heavy, with the heaviest by name
 */
export function checkWeight(staticFolder: string): string[] {
  const files = fs
    .readdirSync(path.join(staticFolder, 'img'), {recursive: true, encoding: 'utf8'})
    .filter(isFull)
    .map((file) => ({
      name: `static/img/${file.replaceAll(path.sep, '/')}`,
      bytes: fs.statSync(path.join(staticFolder, 'img', file)).size,
    }))
    .sort((a, b) => b.bytes - a.bytes);
  const stills = files.filter((file) => !isCard(file) && !isOfFrozenYear(file));
  const heavyCards = files
    .filter((file) => isCard(file) && file.bytes > largestCard)
    .map((card) => `${kilobytes(card)} is too heavy for a card, expected at most 100 KB`);
  const sum = stills.reduce((bytes, still) => bytes + still.bytes, 0);
  if (sum <= largest) return heavyCards;
  const heaviest = stills.slice(0, 5).map(kilobytes);
  return [
    ...heavyCards,
    `static/img: the pictures have ${(sum / megabyte).toFixed(2)} MB together, expected at most ${largest / megabyte} MB; the heaviest are ${heaviest.join(', ')}`,
  ];
}
