/** Input as somebody writes it who wants to break the page: for hash, query, storage, handover. */
import fc from 'fast-check';
import {checksum} from '../../src/features/guide/handover/line/checksum';

/** Always the same input, so that a failure comes again; fast-check prints it with its shortest form. */
export const SEED = 20_250_523;
/** In characters. */
const LONGEST = 10_000;

/** What would run, load or appear if it got into the page as anything but text. */
export const planted = [
  '<img src=x onerror="window.injected=1" data-planted>',
  '"><script data-planted>window.injected=1</script>',
  "'-window.injected=1-'",
  '</title><svg onload="window.injected=1" data-planted>',
  'javascript:window.injected=1',
  '//example.org/planted',
  'data:text/html,<script>window.injected=1</script>',
  '</script><b data-planted>',
];
/** What trips up code that reads it: of objects, numbers, patterns, encodings, JSON. */
const stumbles = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '%', '%E0%A4%A', '%00', '\0'],
  ...['[', '(', '\\', '*'.repeat(50), '(a+)+$', '-1', 'NaN', '1e999', '\u202e', '\ud800', 'İ'],
  ...['null', '[]', '{}', '[1,{"a":[]}]', '{"length":1e9}', '["__proto__"]', '"', '🐑'.repeat(99)],
];
/** What is valid, or nearly: the way in is longest there. */
const nearly = [
  ...['17D', '17DEF', 'F1', 'party-crew', 'all-crews', 'brc', 'street', 'aphex', 'BAAAHS', 'on'],
  ...['ticks1.2025.brc.party-crew.a.1.b.p82', 'ticks2.2025', '/2024/setup/', 'pancakes', 'dark'],
];

const piece = fc.oneof(
  fc.constantFrom(...planted, ...stumbles, ...nearly),
  fc.string({unit: 'binary', maxLength: 30}),
  fc.string({unit: 'grapheme', maxLength: 30}),
);
const pieces = fc.array(piece, {minLength: 1, maxLength: 6}).map((all) => all.join(''));

/** Any text of at most 10 KB: as it is, encoded as in an address, sealed like a code, or very long. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  {weight: 5, arbitrary: pieces},
  {weight: 3, arbitrary: pieces.map((text) => encodeURIComponent(Buffer.from(text).toString()))},
  {weight: 1, arbitrary: pieces.map((text) => `ticks1.${text}.${checksum(`ticks1.${text}`)}`)},
  {weight: 1, arbitrary: piece.map((text) => text.repeat(LONGEST).slice(0, LONGEST))},
);

/** So many of them, the same each time. */
export const sample = (count: number) => fc.sample(hostile, {seed: SEED, numRuns: count});
