import {clover, lemon, mint} from '../colours.mjs';
import {curve, ground, line, times} from '../draw.mjs';
import {rimmed, setLines} from '../title.mjs';

const screen = '#08130f';

/** What an oscilloscope draws when two tones agree. */
export default function scope({lines}) {
  const grid = times(12, (i) => `M${25 + i * 50} 0v600M0 ${25 + i * 50}h600`).join('');
  const figure = (phase) =>
    curve(
      times(41, (i) => {
        const t = (i / 40) * 2 * Math.PI;
        return [300 + 262 * Math.sin(3 * t + phase), 200 + 172 * Math.sin(2 * t)];
      }),
    );
  const title = setLines(lines, {x: 50, y: 395, width: 500, height: 170}, {gap: 16, even: true});
  return [
    ground(screen),
    line('#12352a', 2, grid),
    line(clover, 5, [0.35, 0.6, 0.85, 1.1].map(figure).join('')),
    line(mint, 5, figure(1.35)),
    line(lemon, 7, figure(1.57)),
    rimmed(title, {colour: mint, rim: screen, width: 13}),
  ];
}
