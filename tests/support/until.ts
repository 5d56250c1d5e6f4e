import {soon} from './soon';

/** Waits until something is so, at most half a minute. */
export function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  return soon(async () => {
    if (!(await isSo())) throw new Error(`not so after half a minute: ${what}`);
  });
}
