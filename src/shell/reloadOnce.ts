const KEY = 'baaahs-reloaded-for';

/** Tells a chunk that could not be had (a file of an older build) from other errors. */
export const isChunkError = (error: Error) => error.name === 'ChunkLoadError';

/**
 * Loads the page anew, once for each address: after a deploy the files that an open tab knows are
 * gone, and the new page knows the new ones.
 * @returns false when it has been tried, or when the browser can't remember that it was
 */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === window.location.href) return false;
    sessionStorage.setItem(KEY, window.location.href);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
