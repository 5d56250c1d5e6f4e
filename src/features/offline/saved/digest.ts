/** Twelve bytes are enough to tell files apart, and keep the list short. */
const LENGTH = 12;

/**
 * What a file's content is known by: the beginning of its SHA-256, in letters that an address may
 * hold. The build, the worker and the self-test work it out alike.
 */
export async function revisionOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return btoa(String.fromCharCode(...digest.slice(0, LENGTH)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
