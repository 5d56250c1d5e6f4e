import {setTimeout} from 'node:timers/promises';

/**
 * Repeats a check until it holds, so that a busy machine has its time.
 * @returns what the check gives
 * @throws the check's own failure, when it does not hold after half a minute
 */
export async function soon<T>(check: () => Promise<T>): Promise<T> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(100);
    }
  }
}
