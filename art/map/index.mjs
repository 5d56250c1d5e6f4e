/** Draws the campout's site map to static/img/expect/map.svg. Run: npm run map in art/vector. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {letters} from '../vector/font.mjs';
import {circle, fill, line, rectangle} from '../sleeves/draw.mjs';
import {house, windows, gate, table, pool} from './buildings.mjs';
import {tent, car, hut, drop, moon} from './camping.mjs';
import {
  bark,
  coral,
  disco,
  dusk,
  gold,
  ice,
  ink,
  lilac,
  meadow,
  orange,
  pink,
  track,
  verge,
  wool,
  woolDeep,
} from './colours.mjs';
import {alphabet, label, nearStyle} from './label.mjs';
import {nightStyle} from './night.mjs';
import {dancer, stage, lamps} from './party.mjs';
import {cars, labels, people, tents, trails, trees, ways} from './places.mjs';
import {bench, bush, land, trail, tree} from './scenery.mjs';
import {sheep} from './sheep.mjs';

const folder = new URL('../../static/img/expect/', import.meta.url);

const roads = [
  ...ways.map(([d, width]) => line(verge, width + 8, d)),
  circle(verge, 490, 330, 54) + circle(track, 490, 330, 50),
  fill(verge, rectangle(636, 780, 378, 112)) + fill(track, rectangle(640, 784, 370, 104)),
  ...ways.map(([d, width]) => line(track, width, d)),
  circle(meadow[1], 490, 330, 20),
  line(wool, 4, 'M732 786v40M814 786v40M896 786v40'),
];

/** What stands on the ground, as [y of its foot, drawing]: nearer things hide farther ones. */
const things = [
  ...trees.map(([x, y, size]) => [y, tree(x, y, size)]),
  ...[
    [620, 600, 18],
    [880, 705, 20],
    [215, 742, 16],
  ].map(([x, y, r]) => [y, bush(x, y, r)]),
  ...tents.map((one) => [one[1], tent(...one)]),
  ...cars.map((one) => [one[1], car(...one)]),
  [545, people.map((one) => dancer(...one)).join('')],
  [248, bench(1128, 238)],
  [380, sheep(934, 380, 0.64)],
  [505, stage(1045, 505, pink, disco)],
  [545, `<g transform="translate(755 545) scale(.7)">${stage(0, 0, gold, orange)}</g>`],
  [480, lamps(815, 440, 140, 16)],
  [468, house(605, 468, 120, 56, {wall: lilac, roof: dusk, shade: '#452a80'}) + windows(613, 468)],
  [
    690,
    house(585, 690, 100, 50, {wall: woolDeep, roof: coral, shade: '#d94f45'}) +
      fill(bark, rectangle(622, 652, 26, 38)),
  ],
  [691, table(715, 638, 150) + table(725, 684, 150)],
  [700, pool(1046, 656)],
  [488, hut(350, 496, ice, drop(350, 476)) + hut(410, 496, lilac, moon(410, 474))],
  [672, gate(392, 672)],
];

const title = [
  fill(ink, letters('the incline', {x: 36, y: 72, size: 64})),
  `<g class="t">${fill(ink, letters('not to scale', {x: 38, y: 114, size: 32}))}</g>`,
];

const signs = labels.map((one) => label(...one));

const parts = [
  `<style>${nearStyle}${nightStyle}</style><defs>${alphabet()}</defs>`,
  ...land(),
  ...title,
  '<g stroke-linecap="round">',
  ...roads,
  ...trails.map(trail),
  '</g>',
  ...things.sort(([a], [b]) => a - b).map(([, drawing]) => drawing),
  ...signs,
];
mkdirSync(folder, {recursive: true});
writeFileSync(
  new URL('map.svg', folder),
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">${parts.join('')}</svg>\n`,
);
