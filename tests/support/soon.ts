import {setTimeout} from 'node:timers/promises';

/**
 * Repeats a check until it holds, so that a busy machine has its time.
 * @throws the check's own failure, when it does not hold after half a minute
 */
export async function soon(check: () => Promise<void>): Promise<void> {
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
