import {HALF_A_MINUTE, soon} from './soon';

/** Waits until something is so, at most as many milliseconds. */
export function until(
  what: string,
  isSo: () => Promise<boolean>,
  patience: number = HALF_A_MINUTE,
): Promise<void> {
  return soon(async () => {
    if (!(await isSo())) throw new Error(`not so after ${patience / 1000} seconds: ${what}`);
  }, patience);
}
