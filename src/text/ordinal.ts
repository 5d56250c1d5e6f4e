const PLACES = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const COUNTS = 'one two three four five six seven eight nine ten'.split(' ');

/** A place in a row in words: 'second of three', 'number 11 of 12'. Both count from 1. */
export function ordinalOf(place: number, of: number): string {
  const [first, all] = [PLACES[place - 1], COUNTS[of - 1]];
  return first && all ? `${first} of ${all}` : `number ${place} of ${of}`;
}
