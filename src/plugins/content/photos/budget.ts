import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../files';

/** In bytes, for all small AVIF files that a device keeps without signal. */
const ALL = 1_100_000;
/** What one photo may have: as good as it gets, and the least that still shows a face. */
const STEPS = [24_000, 16_000, 12_000, 9_000, 6_000];

/** Copies of years that are over are not kept. */
const isKept = (file: string) => !/^img\/\d{4}\//.test(file);

/**
 * What the small AVIF of each photo may have, so that however many there are fit on a device. In
 * steps, so that one more photo rarely changes the others.
 * @param staticFolder the folder that holds /img
 * @param count how many photos are to be made
 */
export function smallBytes(staticFolder: string, count: number): number {
  const taken = filesIn(staticFolder, 'img', /-600\.avif$/)
    .filter(isKept)
    .reduce((sum, file) => sum + fs.statSync(path.join(staticFolder, file)).size, 0);
  const share = (ALL - taken) / Math.max(1, count);
  return STEPS.find((step) => step <= share) ?? STEPS.at(-1)!;
}
