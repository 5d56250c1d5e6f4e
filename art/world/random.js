// Random numbers that are the same every time: each picture seeds them with its own name.
let state = 1;

/** Starts the row of random numbers anew from a text. */
export function seed(text) {
  state = 7;
  for (const letter of text) state = (Math.imul(state, 31) + letter.codePointAt(0)) >>> 0;
  state = (state % 2147483646) + 1;
}

/** The next number from 0 up to 1. */
export const random = () => (state = (state * 16807) % 2147483647) / 2147483647;
export const between = (low, high) => low + (high - low) * random();
export const pick = (list) => list[Math.floor(random() * list.length)];
export const chance = (share) => random() < share;

/** Makes something from a row of its own, so that a new detail of it moves nothing else in the picture. */
export function apart(make) {
  random();
  const kept = state;
  state = (state * 48271) % 2147483647;
  const made = make();
  state = kept;
  return made;
}
