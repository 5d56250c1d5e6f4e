/** Writes the logotype's path data and the site's icons. Run: npm run logotype */
import {writeFileSync} from 'node:fs';
import {capHeight, ink, letters} from './font.mjs';
import {sheepHead} from './sheep.mjs';

const root = new URL('../../', import.meta.url);
const width = 150;
const height = 44;

function logotype() {
  const head = sheepHead({x: 0, y: 1, scale: 0.7});
  const left = 48;
  const unit = ink('BAAAHS', 1);
  const size = (width - left) / (unit.right - unit.left);
  const baseline = height / 2 + (capHeight * size) / 2 + 1;
  const word = letters('BAAAHS', {x: left, y: baseline, size});
  return `/** Drawn by art/vector/logotype.mjs: change it there. */
export const drawing = ${JSON.stringify({...head, word}, null, 2)} as const;
`;
}

const iconColours = {
  earTop: '#c9a6ff',
  earLow: '#9d76e6',
  pink: '#ff9fc6',
  wool1: '#fff3d6',
  wool2: '#ffdf8a',
  lock: '#ffe9b8',
  wool3: '#ffc3a3',
  wool4: '#ff9fb9',
  wool5: '#d9b8ff',
  wool6: '#b79bf5',
  wool7: '#9fd3f7',
  face: '#1f1238',
  faceLit: '#33205c',
  faceSide: '#2a1a4b',
  faceShade: '#170c2b',
};

/**
 * The head on dusk violet.
 * @param {{scale: number, corner: number}} cut size of the head (1 fills the square), and the
 *   radius of the ground's corners, both on a 64 x 64 grid
 */
function icon({scale, corner}) {
  const {facets, mouth, eyes, pupils} = sheepHead({x: 32 - 30 * scale, y: 32 - 30 * scale, scale});
  const paths = facets.map(([kind, d]) => `<path fill="${iconColours[kind]}" d="${d}"/>`);
  const circles = (list, fill) =>
    list.map(({cx, cy, r}) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke="none">',
    `<rect width="64" height="64" rx="${corner}" fill="#5b3a9e"/>`,
    ...paths,
    `<path fill="none" stroke="#ff9fc6" stroke-width="1.4" stroke-linecap="round" d="${mouth}"/>`,
    ...circles(eyes, '#fff'),
    ...circles(pupils, '#c8126f'),
    '</svg>\n',
  ].join('\n');
}

writeFileSync(new URL('src/components/Logotype/drawing.ts', root), logotype());
writeFileSync(new URL('static/icon.svg', root), icon({scale: 1.02, corner: 12}));
// phones cut their own corners: full ground, the head within the middle 80 %
writeFileSync(new URL('art/vector/icon-app.svg', root), icon({scale: 0.84, corner: 0}));
