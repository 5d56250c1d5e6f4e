import {coral, disco, dusk, gold, ice, lilac, orange, pink, sky, wool} from './colours.mjs';

/** Roads as [path, width]: up to the gate, down to the parking, up to the drop-off. */
export const ways = [
  ['M-20 872H250C400 872 400 782 250 782H150C20 782 20 690 150 690H400', 34],
  ['M400 690C520 690 500 830 620 830H740', 30],
  ['M400 690C520 690 560 600 520 520S430 440 480 370', 30],
];

/** Footpaths. */
export const trails = [
  'M450 290C420 240 360 250 310 245S160 240 90 260S10 360 60 430S40 520 70 560',
  'M540 300C640 250 700 260 800 225S980 240 1040 225',
  'M538 560C575 550 610 552 645 559',
];

/** Pines as [x, y of the foot, height]. */
export const trees = [
  [28, 240, 80],
  [100, 205, 66],
  [180, 210, 78],
  [345, 212, 76],
  [262, 200, 66],
  [590, 225, 74],
  [660, 205, 82],
  [735, 240, 70],
  [28, 350, 95],
  [400, 335, 76],
  [140, 490, 90],
  [25, 560, 90],
  [1172, 290, 84],
  [790, 428, 72],
  [1085, 352, 92],
  [1108, 318, 84],
  [1150, 430, 92],
  [1166, 548, 84],
  [590, 745, 70],
  [545, 800, 62],
  [1150, 897, 62],
  [1085, 898, 58],
  [470, 800, 72],
  [430, 868, 66],
  [560, 452, 66],
  [1175, 740, 76],
];

/** Tents as [x, y of the foot, half width, sunny side, shady side]. */
export const tents = [
  [85, 330, 34, coral, disco],
  [352, 394, 34, gold, orange],
  [225, 466, 38, lilac, dusk],
  [345, 300, 30, ice, sky],
  [70, 430, 34, gold, orange],
  [250, 330, 34, pink, disco],
  [70, 520, 34, ice, sky],
  [160, 318, 30, lilac, dusk],
];

/** Dancers as [x, y of the feet, skin, shirt]. */
export const people = [
  [850, 486, '#8a5a3c', gold],
  [885, 511, '#f2c9a5', disco],
  [920, 481, '#5a3825', sky],
  [945, 521, '#d9a066', coral],
  [840, 531, '#f2c9a5', dusk],
  [905, 542, '#8a5a3c', wool],
  [820, 501, '#5a3825', pink],
];

/** Cars as [x, y of the wheels, colour]. */
export const cars = [
  [690, 826, coral],
  [772, 826, sky],
  [854, 826, gold],
  [936, 826, dusk],
  [690, 884, lilac],
  [772, 884, orange],
];

/** Signs as [x, y of its number (`mapPlaces` in src/data/expectations.ts), words, side of the number (1 right,
    -1 left)]. */
export const labels = [
  [306, 640, 'gate + check-in', -1],
  [100, 827, 'the steep road', 1],
  [1040, 812, 'parking', 1],
  [490, 246, 'drop-off', 1],
  [125, 380, 'campsites', 1],
  [190, 222, 'forest trails', 1],
  [1132, 134, 'long views', -1],
  [940, 182, 'the sheep', -1],
  [1000, 545, 'stages', 1],
  [592, 340, 'indoor party', 1],
  [884, 584, 'outdoor party', -1],
  [650, 737, 'kitchen + long tables', 1],
  [1090, 740, 'pool', -1],
  [350, 541, 'showers + toilets', -1],
];
