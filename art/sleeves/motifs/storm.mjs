import {dusk, gold, ice, lemon, lilac, night, sky, slate, wool} from '../colours.mjs';
import {fill, ground, line, n, polygon, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const rocks = [
  [[-10, 430], [110, 300], [190, 420], slate],
  [[110, 300], [230, 440], [190, 420], night],
  [[120, 460], [300, 285], [360, 450], slate],
  [[300, 285], [420, 450], [360, 450], night],
  [[330, 460], [480, 310], [540, 440], slate],
  [[480, 310], [640, 460], [540, 440], night],
];
const cloud = [
  [[130, 190], [170, 110], [235, 150], wool],
  [[170, 110], [260, 60], [235, 150], ice],
  [[260, 60], [345, 75], [235, 150], wool],
  [[345, 75], [235, 150], [350, 165], lilac],
  [[345, 75], [430, 110], [350, 165], ice],
  [[430, 110], [480, 190], [350, 165], wool],
  [[130, 190], [235, 150], [220, 230], lilac],
  [[235, 150], [350, 165], [220, 230], ice],
  [[350, 165], [380, 235], [220, 230], wool],
  [[350, 165], [480, 190], [380, 235], lilac],
];
const facet = ([a, b, c, colour]) =>
  `<path fill="${colour}" stroke="${colour}" d="${polygon([a, b, c])}"/>`;

/** A sheep of a cloud over the rocks. */
export default function storm({lines, random}) {
  const rain = times(60, () => {
    const [x, y, length] = [random(-20, 620), random(-20, 420), random(18, 44)];
    return `M${n(x)} ${n(y)}l${n(-length * 0.35)} ${n(length)}`;
  }).join('');
  const title = setLines(lines, {x: 40, y: 440, width: 520, height: 125}, {at: 'middle'});
  return [
    ground(dusk),
    `<g stroke-linecap="round">${line(lilac, 4, rain)}</g>`,
    fill(sky, 'M0 400l120-70 110 60 120-80 110 70 140-50v270H0z'),
    ...rocks.map(facet),
    fill(night, 'M0 414h600v186H0z'),
    fill(
      lemon,
      polygon([
        [290, 205],
        [218, 320],
        [270, 320],
        [232, 430],
        [352, 285],
        [296, 285],
        [345, 205],
      ]),
    ),
    fill(
      gold,
      polygon([
        [290, 205],
        [218, 320],
        [270, 320],
      ]),
    ),
    ...cloud.map(facet),
    fill(night, 'M452 150l62 18 26 62-38 26-52-34zM458 152l-26-34-4 32z'),
    `<circle cx="482" cy="186" r="13" fill="${wool}"/><circle cx="486" cy="189" r="6" fill="${night}"/>`,
    rimmed(title, {colour: lemon, rim: night, width: 6}),
  ];
}
