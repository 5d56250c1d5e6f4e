import {clover, coral, gold, lemon, orange, pink, plum, wool} from '../colours.mjs';
import {circle, fill, ground, line, n, polar, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const segment = (angle) => {
  const [ax, ay] = polar(330, 215, 225, angle + 4);
  const [bx, by] = polar(330, 215, 225, angle + 32);
  const [cx, cy] = polar(330, 215, 22, angle + 18);
  return `M${n(cx)} ${n(cy)}L${n(ax)} ${n(ay)}A225 225 0 0 1 ${n(bx)} ${n(by)}z`;
};

/** A slice of orange that runs over with juice. */
export default function citrus({lines, random}) {
  const waves = (y, lift) =>
    `M-30 ${y}${times(6, () => `q27-${lift} 55 0t55 0`).join('')}V620H-30z`;
  const drops = times(9, () => circle(lemon, random(20, 580), random(420, 590), random(6, 15)));
  const title = setLines(lines, {x: 45, y: 318, width: 510, height: 256}, {gap: 18});
  return [
    ground(pink),
    circle(clover, 330, 215, 282),
    circle(orange, 330, 215, 272),
    circle(wool, 330, 215, 248),
    `<g stroke="${gold}" stroke-width="10" stroke-linejoin="round">`,
    fill(gold, times(10, (i) => segment(i * 36)).join('')),
    '</g>',
    line(
      lemon,
      5,
      times(
        10,
        (i) =>
          `M${polar(330, 215, 70, i * 36 + 18)
            .map(n)
            .join(' ')}L${polar(330, 215, 150, i * 36 + 18)
            .map(n)
            .join(' ')}`,
      ).join(''),
    ),
    fill(coral, waves(395, 34)),
    fill(orange, waves(425, 30)),
    ...drops,
    rimmed(title, {colour: wool, rim: plum, width: 8, drop: [7, 9]}),
  ];
}
