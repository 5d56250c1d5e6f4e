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
  'M538 560C600 545 640 560 700 565S860 580 930 610',
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
  [806, 214, 64],
  [1108, 318, 84],
  [1150, 430, 92],
  [1140, 545, 84],
  [590, 745, 70],
  [545, 800, 62],
  [1150, 860, 92],
  [1080, 870, 74],
  [470, 800, 72],
  [430, 868, 66],
  [565, 440, 66],
  [1175, 740, 76],
];

/** Tents as [x, y of the foot, half width, sunny side, shady side]. */
export const tents = [
  [85, 330, 34, coral, disco],
  [325, 392, 34, gold, orange],
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

/** Signs as [x, y of the middle, words, how far it moves where it is small]. */
export const labels = [
  [185, 626, 'gate + check-in', [22, 0]],
  [190, 827, 'the steep road', [16, 8]],
  [925, 860, 'parking', [10, -2]],
  [490, 215, 'drop-off', [44, 2]],
  [195, 380, 'campsites', [-30, 4]],
  [210, 250, 'forest trails'],
  [1070, 112, 'long views', [-26, 4]],
  [962, 210, 'the sheep', [34, 10]],
  [1045, 534, 'stages', [16, 0]],
  [655, 335, 'indoor party', [-57, 12]],
  [822, 580, 'outdoor party', [-53, 14]],
  [790, 738, 'kitchen + long tables', [-40, 10]],
  [1075, 740, 'pool', [30, -12]],
  [330, 530, 'showers + toilets', [16, -4]],
];
