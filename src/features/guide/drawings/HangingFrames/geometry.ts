/**
 * Two panels that meet at an edge, seen from where one works: the rims of both lie on each other
 * like a shelf, the panel above it, its neighbor below. On a grid of 160 by 204.
 */
export const size = {width: 160, height: 204};

export const panel = 'M24 84L80 12L136 84Z';
export const neighbor = 'M18 122L80 196L142 122Z';
export const rimTop = 'M24 84H136L148 106H12Z';
export const rims = ['M12 106H148V114H12Z', 'M12 114H148V122H12Z'];
export const holes = [34, 80, 126];
export const holeY = 95;

/** The pin in its hole, whose middle is at 0,0: what shows above the rims, and its point below. */
export const pinAbove = 'M-10 -44H10V-35H-10ZM-4 -35H4L2.5 0H-2.5Z';
export const pinBelow = 'M-2.5 27H2.5L0 43Z';
export const pinWhole = 'M-10 -44H10V-35H-10ZM-4 -35H4L0 43Z';

/** A bolt in the same hole: head and washer above, washer and wing nut below. */
export const boltAbove = ['M-14 -4H14V1H-14Z', 'M-10 -14H10V-4H-10Z'];
export const boltBelow = [
  'M-14 28H14V33H-14Z',
  'M-3 42H3V51H-3Z',
  'M-6 33H6V43H-6ZM-6 36L-18 31Q-23 38 -16 43L-6 42ZM6 36L18 31Q23 38 16 43L6 42Z',
];

/** Vice grip from its side, jaws to the left around 0,0, which are 16 apart. */
export const viceGrip = [
  'M0 9H12Q18 8 28 9L46 12L36 24Q14 27 3 20Z',
  'M38 17Q60 42 96 32Q103 29 100 23Q72 24 48 10Z',
  'M0 -9L4 -20Q18 -26 32 -19L48 -10L98 -8Q105 -6 105 -1V3L48 10L30 5Q20 -7 12 -9Z',
  'M105 -5H114V5H105Z',
];

/** The two things that may go in, drawn large on a grid of 328 by 124. */
export const partsSize = {width: 328, height: 124};
export const zipTie = [
  'M44 8A30 30 0 1 1 43.9 8ZM44 16A22 22 0 1 0 44.1 16Z',
  'M54 67H98L102 71L98 75H54Z',
  'M36 60H56V80H36Z',
];
export const zipTieTeeth = 'M66 67V75M74 67V75M82 67V75M90 67V75';
export const bolt = ['M134 42H182V54H134Z', 'M120 32H134V64H120Z'];
export const boltThread = 'M158 42L155 54M166 42L163 54M174 42L171 54';
export const washers = ['M194 30H200V66H194Z', 'M246 30H252V66H246Z'];
export const edges = ['M214 22H222V74H214Z', 'M224 22H232V74H224Z'];
export const wingNut =
  'M264 39H282V57H264ZM268 39L262 22Q270 14 278 22L278 39ZM268 57L262 74Q270 82 278 74L278 57Z';
