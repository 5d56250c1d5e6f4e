import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../files';

/** What the small file of a photo may have in bytes, in each format. */
export interface Budget {
  avif: number;
  webp: number;
}

/**
 * In bytes, for all small files that a device keeps without signal: what is left of that (LIMITS of
 * src/features/offline/list) when the pages have theirs, and a tenth for pages that grow.
 */
const ALL: Budget = {avif: 1_100_000, webp: 1_620_000};
/** From as good as it gets to the least that still shows a face. */
const STEPS = [24_000, 20_000, 16_000, 14_000, 12_000, 10_000, 8_000, 6_000];

/** Copies of years that are over are not kept. */
const isKept = (file: string) => !/^img\/\d{4}\//.test(file);

/**
 * What the small files of each photo may have, so that however many there are fit on a device. In
 * steps, so that one more photo rarely changes the others.
 * @param staticFolder the folder that holds /img
 * @param count how many photos are to be made
 */
export function budgetFor(staticFolder: string, count: number): Budget {
  const share = (format: keyof Budget) => {
    const taken = filesIn(staticFolder, 'img', new RegExp(`-600\\.${format}$`))
      .filter(isKept)
      .reduce((sum, file) => sum + fs.statSync(path.join(staticFolder, file)).size, 0);
    const left = (ALL[format] - taken) / Math.max(1, count);
    return STEPS.find((step) => step <= left) ?? STEPS.at(-1)!;
  };
  return {avif: share('avif'), webp: share('webp')};
}
