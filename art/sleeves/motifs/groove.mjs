import {disco, gold, orange, peach, plum, wool, woolDeep} from '../colours.mjs';
import {circle, fill, ground, line, times} from '../draw.mjs';
import {setLines} from '../title.mjs';

const path = 'M-60 290H250C420 290 420 82 300 82S170 290 350 290C470 290 470 240 470 180';
const widths = [
  [150, plum],
  [122, disco],
  [92, orange],
  [62, gold],
  [32, woolDeep],
  [10, plum],
];

/** A groove that loops round and ends in a microphone. */
export default function groove({lines}) {
  const mesh = times(6, (i) => `M${405 + i * 26} 40v150M395 ${50 + i * 26}h150`).join('');
  const title = setLines(lines, {x: 45, y: 378, width: 510, height: 194}, {gap: 16, even: true});
  return [
    ground(peach),
    ...widths.map(([width, colour]) => line(colour, width, path)),
    fill(plum, 'M425 165h90l-14 120h-62z'),
    circle(woolDeep, 470, 115, 82),
    `<clipPath id="m"><circle cx="470" cy="115" r="74"/></clipPath>`,
    circle(plum, 470, 115, 74),
    `<g clip-path="url(#m)">${line(wool, 5, mesh)}</g>`,
    fill(disco, 'M386 158h168v22H386z'),
    fill(plum, title),
  ];
}
