import encodeQR from 'qr';

export interface QrCode {
  /** How many modules a side has, with the white ones around it. */
  size: number;
  /** Its dark modules as one SVG path, a unit each. */
  path: string;
}

/** White modules around it: what the standard asks for. */
export const QUIET = 4;

/** How many characters a code holds that a phone still reads off another one's screen. */
export const READABLE = 600;

/** A row's dark stretches, each a bar one unit high. */
function bars(row: readonly boolean[], y: number): string {
  const dark = row.map((module) => (module ? 'x' : ' ')).join('');
  return [...dark.matchAll(/x+/g)]
    .map(({0: {length}, index}) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}

/**
 * A text as a QR code of medium error correction or better. Load this file where it is needed
 * (`import()`): no page wants it at once.
 * @param ecc 'quartile' for what lies in the dust, 'medium' for what has much to say
 * @throws when the text is longer than a QR code can hold: 2331 bytes at 'medium'
 */
export function qrCode(text: string, ecc: 'medium' | 'quartile'): QrCode {
  const modules = encodeQR(text, 'raw', {ecc, border: QUIET});
  return {size: modules.length, path: modules.map(bars).join('')};
}
