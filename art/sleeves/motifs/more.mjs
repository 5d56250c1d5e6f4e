import {coral, disco, dusk, gold, lemon, night, orange, pink, wool} from '../colours.mjs';
import {fill, ground, n, rectangle} from '../draw.mjs';
import {ink, letters} from '../../vector/font.mjs';

const rows = [
  [34, wool, disco],
  [46, lemon, coral],
  [62, night, gold],
  [84, wool, dusk],
  [114, night, pink],
  [260, wool, disco],
];

/** His name, and more of it, and more. */
export default function more({lines: [name]}) {
  const unit = ink(name, 1);
  const size = 540 / (unit.right - unit.left);
  const tall = (unit.bottom - unit.top) * size;
  const d = letters(name, {x: 30, y: -unit.top * size, size});
  let y = 0;
  const bands = rows.map(([height, colour, back]) => {
    const stretch = (height - 20) / tall;
    const band =
      fill(back, rectangle(0, y, 600, height)) +
      `<use href="#t" fill="${colour}" transform="translate(0 ${n(y + 10)}) scale(1 ${n(stretch * 100)}e-2)"/>`;
    y += height;
    return band;
  });
  return [ground(orange), `<defs><path id="t" d="${d}"/></defs>`, ...bands];
}
