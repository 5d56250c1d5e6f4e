import fs from 'node:fs';
import path from 'node:path';
import {isPhoto} from '../../../text/pictureFiles';
import {filesIn} from '../../files';
import {ADVICE_HEIC} from './words';

/** In kinds that a browser shows, or that are made for one. */
const SHOWN = /\.(?:svg|webp|avif|mp4|webm|jpe?g|png)$/i;
const FORMS = ['.avif', '-600.webp', '-600.avif'];

const isOfCard = (address: string) => /^\/img\/social[/.]/.test(address);

/**
 * Whether a file is a photo as it came, of which the others are still to be made.
 * @param address such as /img/campout/IMG_1234.jpg
 * @param staticFolder the folder that holds /img
 */
export function isOriginal(address: string, staticFolder: string): boolean {
  if (isOfCard(address)) return false;
  if (isPhoto(address)) return true;
  if (!address.endsWith('.webp') || /-600\.webp$/.test(address)) return false;
  const file = path.join(staticFolder, address);
  const stem = file.slice(0, -'.webp'.length);
  return fs.existsSync(file) && !FORMS.some((form) => fs.existsSync(stem + form));
}

const addressesBelow = (staticFolder: string) =>
  filesIn(staticFolder, 'img', /[^/.][^/]*\.\w+$/).map((file) => `/${file}`);

/** The addresses of all photos as they came. */
export const originalsIn = (staticFolder: string): string[] =>
  addressesBelow(staticFolder)
    .filter((address) => isOriginal(address, staticFolder))
    .sort();

/** @returns a line for each file below static/img of a kind that browsers do not show */
export const strangersIn = (staticFolder: string): string[] =>
  addressesBelow(staticFolder)
    .filter((address) => !SHOWN.test(address))
    .map((address) => {
      const ending = path.extname(address).slice(1).toLowerCase();
      const advice = /^hei[cf]$/.test(ending)
        ? ADVICE_HEIC
        : 'which no page shows, expected a .jpg, .png or .webp';
      return `static${address}: is a .${ending}, ${advice}`;
    });
