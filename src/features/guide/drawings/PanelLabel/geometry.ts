/** Panel 17D as it was measured, 3.7 to an inch, and one of its labels enlarged, on a grid of 328 by 404. */
export const size = {width: 328, height: 404};

export const panel = 'M14 92L188 31L314 189Z';

/** The beginnings of the panels around it. */
export const around =
  'M14 92L3 66M14 92L2 110M188 31L170 12M188 31L216 16M314 189L326 164M314 189L320 212';

/** Where its labels are stuck, each beside its edge (middle of the label). */
export const stickers = [
  {name: '16D', x: 109, y: 83},
  {name: '18D', x: 207, y: 131},
  {name: '21D', x: 193, y: 85},
];

export const neighbors = [
  {name: '16D', x: 82, y: 42},
  {name: '18D', x: 200, y: 176},
  {name: '21D', x: 282, y: 96},
];

/** From the sticker at the upper edge to the same one enlarged. */
export const zoom = 'M85 96L64 234M133 96L150 234';
export const label = {x: 40, y: 234, width: 248, height: 160};
