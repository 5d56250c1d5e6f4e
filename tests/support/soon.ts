import {setTimeout} from 'node:timers/promises';

/** So long most things may take on a busy machine, in milliseconds. */
export const HALF_A_MINUTE = 30_000;

/**
 * Repeats a check until it holds, so that a busy machine has its time.
 * @param patience in milliseconds
 * @returns what the check gives
 * @throws the check's own failure, when it does not hold after that time
 */
export async function soon<T>(
  check: () => Promise<T>,
  patience: number = HALF_A_MINUTE,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(100);
    }
  }
}
