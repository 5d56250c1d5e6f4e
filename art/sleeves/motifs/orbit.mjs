import {gold, ice, ink, lilac, night, pink, disco, dusk, wool} from '../colours.mjs';
import {circle, fill, ground, line, n, polar, rectangle, star, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

/** A planet over the knobs of an old synthesizer. */
export default function orbit({lines, random}) {
  const stars = times(34, () => star(random(0, 600), random(0, 360), random(3, 9), 2, 4)).join('');
  const bands = [dusk, disco, pink, gold, pink, disco, lilac].map((colour, i) =>
    fill(colour, rectangle(150, 60 + i * 37, 300, 38)),
  );
  const knobs = times(8, (i) => {
    const [x, y] = polar(64 + i * 67.5, 528, 17, random(120, 420));
    return (
      circle(ink, 64 + i * 67.5, 528, 24) + line(gold, 6, `M${64 + i * 67.5} 528L${n(x)} ${n(y)}`)
    );
  });
  const pads = times(8, (i) => fill(i % 3 ? lilac : disco, rectangle(42 + i * 67.5, 564, 44, 20)));
  const title = setLines(
    lines,
    {x: 75, y: 325, width: 450, height: 145},
    {at: 'middle', align: 'middle'},
  );
  return [
    ground(night),
    fill(wool, stars),
    `<g fill="none" stroke="${ice}" stroke-width="16"><ellipse cx="300" cy="190" rx="250" ry="58" transform="rotate(-14 300 190)"/></g>`,
    `<clipPath id="p"><circle cx="300" cy="190" r="130"/></clipPath><g clip-path="url(#p)">${bands.join('')}</g>`,
    `<g fill="none" stroke="${ice}" stroke-width="16"><path d="M50 190A250 58 0 0 0 550 190" transform="rotate(-14 300 190)"/></g>`,
    circle(gold, 500, 75, 22),
    fill(dusk, rectangle(0, 482, 600, 118)),
    fill(wool, rectangle(14, 494, 572, 106)),
    ...knobs,
    ...pads,
    rimmed(title, {colour: pink, rim: night, width: 12}),
  ];
}
