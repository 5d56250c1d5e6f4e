import {coral, ice, ink, lemon, pink, sky, wool} from '../colours.mjs';
import {fill, ground, polar, polygon, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

/** A comic book's bang over printed dots. */
export default function burst({lines, random}) {
  const dots = times(14, (row) => {
    const x = row % 2 ? -20 : 2;
    return `<path d="M${x} ${row * 38}H620" stroke-width="${34 - row * 2.4}"/>`;
  });
  const spikes = times(32, (i) => [i % 2 ? random(178, 215) : random(262, 330), i * 11.25]);
  const bang = (size) => polygon(spikes.map(([r, angle]) => polar(300, 300, r * size, angle)));
  const title = setLines(lines, {x: 78, y: 200, width: 444, height: 200}, {gap: 18, at: 'middle'});
  return [
    ground(ice),
    `<g stroke="${sky}" stroke-linecap="round" stroke-dasharray="0 43">${dots.join('')}</g>`,
    fill(ink, bang(1.1)),
    fill(pink, bang(1.04)),
    fill(wool, bang(0.84)),
    fill(lemon, bang(0.8)),
    fill(coral, bang(0.6)),
    `<g transform="rotate(-7 300 300)">${rimmed(title, {colour: wool, rim: ink, width: 9, drop: [8, 10]})}</g>`,
  ];
}
