import {HALF_A_MINUTE, soon} from './soon';

/**
 * Waits until something is so.
 * @param patience in milliseconds
 * @throws when it is not so after that time
 */
export function until(
  what: string,
  isSo: () => Promise<boolean>,
  patience: number = HALF_A_MINUTE,
): Promise<void> {
  return soon(async () => {
    if (!(await isSo())) throw new Error(`not so after ${patience / 1000} seconds: ${what}`);
  }, patience);
}
