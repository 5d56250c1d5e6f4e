/** What CRC-32 begins and ends with, and its polynomial, lowest bit first. */
const ALL_BITS = 0xffffffff;
const POLYNOMIAL = 0xedb88320;

/** How many characters a checksum has. */
export const LENGTH = 7;

function addCharacter(crc: number, character: string): number {
  let next = crc ^ character.charCodeAt(0);
  for (let bit = 0; bit < 8; bit += 1) next = (next >>> 1) ^ (next & 1 ? POLYNOMIAL : 0);
  return next;
}

const written = (crc: number) => ((crc ^ ALL_BITS) >>> 0).toString(36).padStart(LENGTH, '0');

/** The CRC-32 of an ASCII text: seven digits and small letters. */
export function checksum(text: string): string {
  return written([...text].reduce(addCharacter, ALL_BITS));
}

/**
 * The part of a text that is followed by a dot and its own checksum. In a chat more words may stick
 * to the end of it.
 * @returns undefined when no part is
 */
export function sealedPart(text: string): string | undefined {
  let crc = ALL_BITS;
  for (const [end, character] of [...text].entries()) {
    if (character === '.' && text.slice(end + 1, end + 1 + LENGTH) === written(crc))
      return text.slice(0, end);
    crc = addCharacter(crc, character);
  }
  return undefined;
}
