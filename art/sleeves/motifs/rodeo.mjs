import {sheepHead} from '../../vector/sheep.mjs';
import {coral, disco, dusk, gold, lemon, pink, plum, wool} from '../colours.mjs';
import {circle, fill, ground, line, times, wedge} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const coat = {
  earTop: '#7a56bd',
  earLow: '#54398c',
  pink: '#ff9fc6',
  lock: '#ffe9b8',
  wool1: '#fff3d6',
  wool2: '#ffdf8a',
  wool3: '#ffc3a3',
  wool4: '#ffb0d0',
  wool5: '#d9b8ff',
  wool6: '#b79bf5',
  wool7: '#9fd3f7',
  face: '#3b1450',
  faceLit: '#5b3a9e',
  faceSide: '#4a2a80',
  faceShade: '#2c0f40',
};

/** A sheep in a cowboy hat, with the sun behind it. */
export default function rodeo({lines}) {
  const {facets, mouth, eyes, pupils} = sheepHead({x: 126, y: 82, scale: 5.8});
  const rays = times(16, (i) => wedge(300, 270, 520, i * 22.5, i * 22.5 + 11.25)).join('');
  const dots = (list, colour) => list.map(({cx, cy, r}) => circle(colour, cx, cy, r));
  const title = setLines(lines, {x: 50, y: 432, width: 500, height: 138});
  return [
    ground(pink),
    fill('#ff8fca', rays),
    circle(lemon, 300, 250, 222),
    ...facets.map(([kind, d]) => fill(coat[kind], d)),
    line('#ff9fc6', 8, mouth),
    ...dots(eyes, wool),
    ...dots(pupils, disco),
    '<g transform="translate(0 -14)">',
    fill(coral, 'M196 150C200 60 214 22 250 26q30 4 50 22q20-18 50-22c36-4 50 34 54 124z'),
    fill(plum, 'M193 150l5-34q102 30 204 0l5 34q-107 34-214 0z'),
    fill(disco, 'M92 108c24 44 104 40 208 40s184 4 208-40c20 50-70 92-208 92S72 158 92 108z'),
    fill(gold, 'M300 112l9 15 17 3-12 13 2 17-16-7-16 7 2-17-12-13 17-3z'),
    '</g>',
    rimmed(title, {colour: wool, rim: dusk, width: 12}),
  ];
}
