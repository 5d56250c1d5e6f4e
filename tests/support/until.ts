import {setTimeout} from 'node:timers/promises';

/** Waits until something is so, at most half a minute. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not so after half a minute: ${what}`);
    await setTimeout(100);
  }
}
