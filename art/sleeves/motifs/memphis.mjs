import {coral, gold, ice, ink, mint, pink, sky, wool} from '../colours.mjs';
import {circle, fill, ground, line, n, polygon, rectangle, times} from '../draw.mjs';
import {setLines} from '../title.mjs';

const squiggle = (x, y) => `M${x} ${y}l22-26 22 26 22-26 22 26 22-26 22 26`;

/** Shapes left over from an Italian summer, 1983. */
export default function memphis({lines, random}) {
  const confetti = times(34, () => {
    const [x, y, turn] = [random(0, 600), random(0, 600), random(0, 180)];
    const [dx, dy] = [13 * Math.cos(turn), 13 * Math.sin(turn)];
    return `M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}`;
  }).join('');
  const checks = times(5, (row) =>
    times(5, (i) => ((row + i) % 2 ? '' : rectangle(430 + i * 26, 30 + row * 26, 26, 26))).join(''),
  ).join('');
  const stripes = times(6, (i) => `M${40 + i * 24} 560l90-90`).join('');
  const dots = times(5, (row) =>
    times(5, (i) => `M${452 + i * 26} ${456 + row * 26}v.1`).join(''),
  ).join('');
  const title = setLines(
    lines,
    {x: 78, y: 212, width: 444, height: 196},
    {at: 'middle', gap: 14, even: true},
  );
  return [
    ground(mint),
    `<g stroke-linecap="round">${line(ink, 7, confetti)}</g>`,
    fill(wool, rectangle(430, 30, 130, 130)),
    fill(ink, checks),
    circle(pink, 130, 130, 105),
    fill(sky, 'M130 25a105 105 0 0 1 0 210z'),
    fill(
      coral,
      polygon([
        [255, 175],
        [340, 30],
        [425, 175],
      ]),
    ),
    line(ink, 9, stripes),
    `<g stroke-linecap="round">${line(wool, 14, dots)}</g>`,
    fill(gold, 'M215 560a90 90 0 0 1 180 0z'),
    line(coral, 12, squiggle(20, 285) + squiggle(450, 400)),
    line(sky, 12, squiggle(235, 455)),
    `<g transform="rotate(-4 300 300)">`,
    fill(ink, rectangle(64, 204, 500, 224)),
    fill(ice, rectangle(50, 190, 500, 224)),
    fill(gold, rectangle(50, 190, 500, 14)),
    fill(ink, title),
    '</g>',
  ];
}
