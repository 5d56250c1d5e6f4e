import {ice, plum, woolDeep} from '../colours.mjs';
import {circle, fill, ground, rectangle, times} from '../draw.mjs';
import {setLines} from '../title.mjs';

const copper = ['#b4532a', '#e08a4f', '#f3c79b', '#7a2f1b'];

/** Quarter circles round the corner of a tile that lies about 0, 0. */
const tile = (tone) =>
  `<g id="q${tone}">${fill(copper[tone], rectangle(-60, -60, 120, 120))}${[120, 80, 40]
    .map((r, k) => fill(copper[(tone + k + 1) % 4], `M-60-60h${r}a${r} ${r} 0 0 1-${r} ${r}z`))
    .join('')}</g>`;

/** Quarter circles in every tone of copper, cut as for a jazz label. */
export default function quarters({lines, random}) {
  const places = times(20, (i) => {
    const turn = Math.floor(random(0, 4)) * 90;
    const tone = Math.floor(random(0, 4));
    return `<use href="#q${tone}" transform="translate(${60 + (i % 5) * 120} ${60 + Math.floor(i / 5) * 120}) rotate(${turn})"/>`;
  });
  const title = setLines(lines, {x: 30, y: 490, width: 540, height: 100}, {at: 'middle'});
  return [
    `<defs>${times(4, tile).join('')}</defs>`,
    ground(plum),
    ...places,
    ...[
      [420, 180],
      [180, 300],
    ].map(([x, y]) => circle(ice, x, y, 46) + circle(plum, x, y, 17)),
    fill(plum, rectangle(0, 480, 600, 120)),
    fill(woolDeep, title),
  ];
}
