/**
 * The id that the hash of an address names, without its '#'.
 * @returns '' when there is none, or when it is no valid encoding: anybody can type an address
 */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
