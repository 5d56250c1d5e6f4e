import {readFileSync} from 'node:fs';
import {circle, polygon} from '../sleeves/draw.mjs';
import {disco, night} from './colours.mjs';

const views = new URL('../../docs/setup/views.json', import.meta.url);
/** The measured sheep from its party side, on the guide's grid of inches. */
const {panels, bare} = JSON.parse(readFileSync(views, 'utf8')).party;

/** Where its feet stand on that grid, and its middle. */
const FEET = 254;
const MIDDLE = 230;
/** All of a hoof is lower than this. */
const HOOF = 228;

/** The coat from neck to hind, each in light, half light and shade. */
const coat = [
  ['#fff6e4', '#ffe9c2', '#ffd9a8'],
  ['#ffe3c9', '#ffd0b8', '#ffb9ac'],
  ['#ffd1dd', '#fbbfd6', '#f0a5c8'],
  ['#eccdf5', '#dcbcf2', '#c7a5ea'],
  ['#d9c9ff', '#c7b2fb', '#b09bf0'],
  ['#d5e8ff', '#b9dcf7', '#9cc6ec'],
];
/** What is no panel: the long face, ears and tail, the rack behind the saddle, wool. */
const bareColours = {
  face: ['#8468d0', '#6f52b8', '#5f43a4'],
  ear: ['#ffb3d2', '#ff9fc6', '#e86aa3'],
  inside: ['#45307f', '#3a2763', '#2f1f55'],
  wool: coat[0],
};

const middleOf = (outline) =>
  [0, 1].map((axis) => outline.reduce((sum, at) => sum + at[axis], 0) / outline.length);

/** A facet's tone: the higher its middle lies within its corners, the more it looks up to the sun. */
function toneOf(outline) {
  const ys = outline.map(([, y]) => y);
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  const down = (middleOf(outline)[1] - top) / (low - top || 1);
  return down < 0.42 ? 0 : down < 0.56 ? 1 : 2;
}

function colourOf(outline, kind) {
  if (kind) return bareColours[kind][toneOf(outline)];
  if (outline.every(([, y]) => y >= HOOF)) return night;
  const across = middleOf(outline)[0] / 470;
  return coat[Math.min(coat.length - 1, Math.floor(across * coat.length))][toneOf(outline)];
}

/** Panels and what is none, the farthest first. */
const painted = Object.entries(panels).flatMap(([, outline], i) => [
  ...bare.filter(({after}) => after === i),
  {outline},
]);
const parts = [...painted, ...bare.filter(({after}) => after >= Object.keys(panels).length)];

/** The sheep from the side, its hooves at x, y; `scale` is a picture's units for an inch. */
export function sheep(x, y, scale) {
  // Whole units, a third of a pixel on a phone: no difference there, and a lighter file.
  const place = ([px, py]) =>
    [x + (px - MIDDLE) * scale, y + (py - FEET) * scale].map((at) => Math.round(at));
  return parts
    .map(({outline, kind}) => {
      if (kind === 'eye') {
        const [cx, cy] = place(middleOf(outline));
        return (
          circle(coat[0][0], cx, cy, 15 * scale) +
          circle(disco, cx - 2 * scale, cy + scale, 7 * scale)
        );
      }
      const colour = colourOf(outline, kind);
      // a line in its own color closes the seams
      return `<path fill="${colour}" stroke="${colour}" d="${polygon(outline.map(place))}"/>`;
    })
    .join('');
}
