/**
 * Numbers that look random and are the same on every run (mulberry32 over an FNV-1a hash).
 * @param {string} seed
 * @returns {(from: number, to: number) => number} evenly spread between from and to
 */
export function seeded(seed) {
  let state = 0x811c9dc5;
  for (const letter of seed) {
    state = Math.imul(state ^ letter.codePointAt(0), 0x01000193);
  }
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from);
  };
}
