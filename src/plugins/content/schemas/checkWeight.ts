import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../files';
import {isOriginal} from '../photos/originals';

const megabyte = 1024 * 1024;
/**
 * In bytes, for all stills of the season together at full size: the drawn ones, and some forty photos.
 * Nobody loads all of it; it is what a host keeps and a contributor fetches.
 */
const largest = 8 * megabyte;
/** In bytes, for a card: a chat fetches it before it shows the link. */
const largestCard = 100 * 1024;

/** What every browser reads: not the AVIF beside a WebP, nor the small copies. */
const isFull = /(?<!-600)\.(?:webp|jpe?g|png|svg)$/i;

/** Cards are counted apart: chats fetch them one at a time, who reads the site never does. */
const isCard = ({name}: {name: string}) => name.startsWith('static/img/social/');

/** Copies of a frozen year grow by a year a year; a new season could not be begun after some. */
const isOfFrozenYear = ({name}: {name: string}) => /^static\/img\/\d{4}\//.test(name);

interface Still {
  /** As a path in the project; of a photo that the build makes, the photo's. */
  name: string;
  bytes: number;
}

/** The full stills below a folder; photos as they came are not published. */
const stillsIn = (folder: string): Still[] =>
  filesIn(folder, 'img', isFull)
    .filter((file) => !isOriginal(`/${file}`, folder))
    .map((file) => ({
      name: `static/${file.replace(/(\.(?:jpe?g|png))\.webp$/i, '$1')}`,
      bytes: fs.statSync(path.join(folder, file)).size,
    }));

const kilobytes = ({name, bytes}: Still) => `${name} (${Math.ceil(bytes / 1024)} KB)`;

/**
 * @param staticFolder the folder that holds /img
 * @param photosFolder the one that holds what the build made of photos
 * @returns a line for each card that is too heavy, and a line when all stills together are too heavy, with the heaviest by name
 */
export function checkWeight(staticFolder: string, photosFolder: string): string[] {
  const files = [staticFolder, photosFolder].flatMap(stillsIn).sort((a, b) => b.bytes - a.bytes);
  const stills = files.filter((file) => !isCard(file) && !isOfFrozenYear(file));
  const heavyCards = files
    .filter((file) => isCard(file) && file.bytes > largestCard)
    .map((card) => `${kilobytes(card)} is too heavy for a card, expected at most 100 KB`);
  const sum = stills.reduce((bytes, still) => bytes + still.bytes, 0);
  if (sum <= largest) return heavyCards;
  const heaviest = stills.slice(0, 5).map(kilobytes);
  return [
    ...heavyCards,
    `static/img: the pictures have ${(sum / megabyte).toFixed(2)} MB together, expected at most ${largest / megabyte} MB; the heaviest are ${heaviest.join(', ')}; take out of static/img what no page shows any more, or show fewer`,
  ];
}
