import {setTimeout} from 'node:timers/promises';
import {soon} from './soon';

/**
 * Waits until a place on the page stays the same for a second.
 * @param read where something is, in CSS pixels
 * @returns where it came to rest
 */
export async function atRest(read: () => Promise<number>): Promise<number> {
  let place = await read();
  await soon(async () => {
    const before = place;
    await setTimeout(1000);
    place = await read();
    expect(place).toBe(before);
  });
  return place;
}
