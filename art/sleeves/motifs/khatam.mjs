import {clover, gold, mint, night, sky, wool} from '../colours.mjs';
import {circle, fill, ground, line, rectangle, star} from '../draw.mjs';
import {setLines} from '../title.mjs';

const eight = (x, y, size) => star(x, y, size, size * 0.765, 8, 22.5);

/** Eight-pointed stars, laid like tiles. */
export default function khatam({lines}) {
  const tile = [
    ground(clover),
    fill(wool, eight(75, 75, 81)),
    fill(sky, eight(75, 75, 72)),
    fill(gold, eight(75, 75, 50)),
    fill(night, eight(75, 75, 34)),
    ...[0, 150].flatMap((x) => [0, 150].map((y) => fill(mint, star(x, y, 50, 19, 4, 0)))),
  ];
  const title = setLines(lines, {x: 155, y: 215, width: 290, height: 170}, {at: 'middle'});
  return [
    `<pattern id="k" width="150" height="150" patternUnits="userSpaceOnUse" x="-75" y="-75">${tile.join('')}</pattern>`,
    fill('url(#k)', rectangle(0, 0, 600, 600)),
    fill(wool, eight(300, 300, 248)),
    fill(gold, eight(300, 300, 238)),
    fill(night, eight(300, 300, 222)),
    line(gold, 4, eight(300, 300, 206)),
    fill(wool, title),
    ...[165, 435].map((y) => fill(gold, eight(300, y, 20)) + circle(night, 300, y, 7)),
  ];
}
