/** Where things are on a label, in millimeters. */
export const WIDTH = 89;
export const HEIGHT = 48;

/** Baseline of the name; capitals as high as can be read from two meters and more. */
export const NAME = {x: 4, y: 17.5, size: 20, width: 54, bold: 1.08};
export const SECTION = {x: 4.4, y: 23};
/** The square of the side, its letter in the middle; panels in the center have a word in its place. */
export const SIDE = {
  square: {x: 74, y: 4, width: 11, height: 11},
  letter: {x: 79.5, y: 9.5},
  words: {x: 85, y: 9.5},
};
/** An arrow that points up, at the lower left. */
export const ARROW = 'M7 44V28M3.5 32L7 28L10.5 32';
export const FIGURE = {x: 14, y: 25.5, width: 42, height: 19.5};
/** With the white around it; the code itself is 22 to 23 mm wide. */
export const CODE = {x: 58.5, y: 17.5, width: 28.5};
