import {revisionOf} from './digest';
import type {KeptFile} from './list';

/** Whether what lies in the cache under a file's address is that file, to the byte. */
export async function isSound(cache: Cache, {url, size, revision}: KeptFile): Promise<boolean> {
  const content = await (await cache.match(url))?.arrayBuffer();
  return content?.byteLength === size && (await revisionOf(content)) === revision;
}

/**
 * Reads every file back from the device. What is damaged is removed, so that it counts as missing
 * and is fetched anew the next time.
 * @param tell called after each with how many have been read
 * @returns the addresses of those that are missing or damaged
 */
export async function selfTest(
  cache: Cache,
  files: readonly KeptFile[],
  tell: (read: number) => void,
): Promise<string[]> {
  const bad: string[] = [];
  for (const [index, file] of files.entries()) {
    const sound = await isSound(cache, file).catch(() => false);
    if (!sound) {
      bad.push(file.url);
      await cache.delete(file.url);
    }
    tell(index + 1);
  }
  return bad;
}
