/**
 * The parts of the sheep that no panel map shows: face, ear, topknot, throat and tail, drawn in the
 * grid of the party view so that they meet the real panels.
 */
export type Loop = [number, number][];

/** Where the head's own panel map lies in the grid of the party view. */
export const headScale = 0.7;
export const headOffset = [-42.4, -14.8] as const;

/** A panel of the head's own map in the grid of the party view. */
export function inBodyGrid(loop: number[][]): number[][] {
  const [dx, dy] = headOffset;
  return loop.map(([x = 0, y = 0]) => [x * headScale + dx, y * headScale + dy]);
}

/** Wool that is not a numbered panel of the side: lit like the panels. */
export const wool: Loop[] = [
  [
    [-11, 40],
    [10, 23],
    [29.7, 16.7],
  ],
  [
    [-11, 40],
    [6, 50],
    [10, 23],
  ],
  [
    [-11, 40],
    [-3, 61],
    [6, 50],
  ],
  [
    [-3, 61],
    [8, 77],
    [16, 78],
    [6, 50],
  ],
  [
    [29.7, 16.7],
    [10, 23],
    [38, 16],
  ],
  [
    [41.5, 10.4],
    [29.7, 16.7],
    [38, 16],
  ],
  [
    [-13, -13.4],
    [-4, -22],
    [4, -13.4],
  ],
  [
    [-4, -22],
    [12, -21],
    [4, -13.4],
  ],
  [
    [12, -21],
    [24, -13.4],
    [4, -13.4],
  ],
];

/** The broad dark muzzle, each facet with its shade from 0 (darkest) to 3. */
export const face: {loop: Loop; shade: 0 | 1 | 2 | 3}[] = [
  {
    loop: [
      [-13, -13.4],
      [-27, -9],
      [-24, 6],
    ],
    shade: 2,
  },
  {
    loop: [
      [-13, -13.4],
      [-24, 6],
      [-12, 4],
    ],
    shade: 1,
  },
  {
    loop: [
      [-27, -9],
      [-44, 12],
      [-24, 6],
    ],
    shade: 3,
  },
  {
    loop: [
      [-44, 12],
      [-40, 27],
      [-24, 6],
    ],
    shade: 2,
  },
  {
    loop: [
      [-24, 6],
      [-40, 27],
      [-20, 30],
    ],
    shade: 1,
  },
  {
    loop: [
      [-24, 6],
      [-20, 30],
      [-12, 4],
    ],
    shade: 0,
  },
  {
    loop: [
      [-12, 4],
      [-20, 30],
      [-11, 24],
    ],
    shade: 1,
  },
];

/** The far and the near eye. */
export const eyes = {far: [-27.5, -9.5, 5.5], near: [-17, -5, 7.5]} as const;

export const ear: {outer: Loop; inner: Loop} = {
  outer: [
    [8, -12],
    [22, -20],
    [40, -13],
    [36, -3],
    [20, -3],
  ],
  inner: [
    [14, -10],
    [24, -15],
    [35, -10],
    [31, -6],
    [21, -6],
  ],
};

export const tail: Loop = [
  [143, 22],
  [153, 30],
  [151, 44],
  [144.5, 36],
];
