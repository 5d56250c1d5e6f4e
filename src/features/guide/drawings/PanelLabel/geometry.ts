/** Panel 17D, its edges turned as in the panel map, and one of its labels enlarged, on a grid of 328 by 404. */
export const size = {width: 328, height: 404};

export const panel = 'M26 100L186 14L306 196Z';

/** The beginnings of the panels around it. */
export const around =
  'M26 100L10 74M26 100L6 112M186 14L172 2M186 14L212 2M306 196L326 172M306 196L314 216';

/** Where its labels are stuck, each beside its edge (middle of the label). */
export const stickers = [
  {name: '16D', x: 118, y: 80},
  {name: '18D', x: 176, y: 126},
  {name: '21D', x: 203, y: 92},
];

export const neighbors = [
  {name: '16D', x: 86, y: 46},
  {name: '18D', x: 200, y: 188},
  {name: '21D', x: 276, y: 92},
];

/** From the sticker at the upper edge to the same one enlarged. */
export const zoom = 'M95 93L64 234M141 93L150 234';
export const label = {x: 40, y: 234, width: 248, height: 160};
