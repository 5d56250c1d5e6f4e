import {ink, letters} from '../vector/font.mjs';

/**
 * Sets lines as large as a box allows, each line as wide as the box unless `even`.
 * @param {string[]} lines
 * @param {{x: number, y: number, width: number, height: number}} box in sleeve units
 * @param {{even?: boolean, at?: 'top'|'middle'|'bottom', align?: 'left'|'middle'|'right', gap?: number, tracking?: number}} style
 *   even: one size for all lines; gap: between the ink of two lines, in sleeve units
 * @returns {string} path data
 */
export function setLines(lines, box, style = {}) {
  const {even = false, at = 'bottom', align = 'left', gap = 14, tracking = 0} = style;
  const inks = lines.map((text) => ink(text, 1, tracking));
  const fits = inks.map(({left, right}) => box.width / (right - left));
  const sizes = even ? fits.map(() => Math.min(...fits)) : fits;
  const space = gap * (lines.length - 1);
  const heights = inks.map(({top, bottom}, i) => (bottom - top) * sizes[i]);
  const full = heights.reduce((sum, height) => sum + height, 0);
  const scale = Math.min(1, (box.height - space) / full);
  const rest = box.height - space - full * scale;
  const x = {left: box.x, middle: box.x + box.width / 2, right: box.x + box.width}[align];
  let y = box.y + {top: 0, middle: rest / 2, bottom: rest}[at];
  return lines
    .map((text, i) => {
      const size = sizes[i] * scale;
      const path = letters(text, {x, y: y - inks[i].top * size, size, tracking, align});
      y += heights[i] * scale + gap;
      return path;
    })
    .join('');
}

/**
 * Letters with a rim of the ground's colour, so that they read on any motif.
 * @param {string} d path data
 * @param {{colour: string, rim: string, width?: number, drop?: [number, number]}} look
 *   width: of the rim, drop: how far a shadow in the rim's colour falls to the right and down,
 *   both in sleeve units
 */
export function rimmed(d, {colour, rim, width = 9, drop = [0, 0]}) {
  const edge = `fill="${rim}" stroke="${rim}" stroke-width="${width * 2}" stroke-linejoin="round"`;
  return (
    `<defs><path id="t" d="${d}"/></defs><use href="#t" ${edge}/>` +
    (drop[0] || drop[1] ? `<use href="#t" ${edge} transform="translate(${drop})"/>` : '') +
    `<use href="#t" fill="${colour}"/>`
  );
}
