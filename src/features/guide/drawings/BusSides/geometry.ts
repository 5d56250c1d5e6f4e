/** The sheep and its bus from above, front at the top, on a grid of 328 by 476. */
export const size = {width: 328, height: 476};

/** Left half of the body, from the breast to the dock; the right half is its mirror. */
export const side = 'M164 128L118 128L104 138L96 152L92 210L95 262L91 330L92 372L164 372Z';

/** Head, with the neck that runs into the body. */
export const head = 'M142 128L136 104L144 70L152 58H176L184 70L192 104L186 128Z';
export const ears = [
  'M140 88L108 78L100 94L114 104L138 102Z',
  'M188 88L220 78L228 94L214 104L190 102Z',
];
export const face = 'M150 84L154 64H174L178 84L170 100H158Z';
export const eyes = [
  [157, 82],
  [171, 82],
] as const;

/** The hindquarters, across both sides. */
export const rear = 'M92 372L88 384L102 400L112 408H216L226 400L240 384L236 372Z';
export const tail = 'M156 408L150 424L164 434L178 424L172 408';

/** Facets between outline and bus: left side; the right one is its mirror. */
export const facets = 'M104 138L126 160L92 210L126 244L95 262L126 290L91 330L126 352L92 372';

export const bus = {x: 126, y: 176, width: 76, height: 212};
export const hood = 'M134 176V158Q134 150 142 150H186Q194 150 194 158V176';
export const mirrorImage = 'matrix(-1 0 0 1 328 0)';
