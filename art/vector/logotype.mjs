/** Writes the logotype and the site's icons. Run: npm run logotype */
import {writeFileSync} from 'node:fs';
import {capHeight, ink, letters} from './font.mjs';
import {sheepHead} from './sheep.mjs';

const root = new URL('../../', import.meta.url);
const width = 150;
const height = 44;

/** The lines of a drawing that show the head, in its colors and with a mouth of that width. */
function headPaths({facets, mouth, eyes, pupils}, colours, mouthWidth) {
  const circles = (list, fill) =>
    list.map(({cx, cy, r}) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`);
  return [
    ...facets.map(([kind, d]) => `<path fill="${colours[kind]}" d="${d}"/>`),
    `<path fill="none" stroke="#ff9fc6" stroke-width="${mouthWidth}" stroke-linecap="round" d="${mouth}"/>`,
    ...circles(eyes, '#fff'),
    ...circles(pupils, '#c8126f'),
  ];
}

function logotype() {
  const head = sheepHead({x: 0, y: 1, scale: 0.7});
  const left = 48;
  const unit = ink('BAAAHS', 1);
  const size = (width - left) / (unit.right - unit.left);
  const baseline = height / 2 + (capHeight * size) / 2 + 1;
  const word = letters('BAAAHS', {x: left, y: baseline, size});
  return [
    `<symbol id="logotype" viewBox="0 0 ${width} ${height}" stroke="none">`,
    ...headPaths(head, logotypeColours, 1.2),
    `<path fill="currentColor" d="${word}"/>`,
    '</symbol>\n',
  ].join('\n');
}

/** The colors of the sheep under its lights: the same by day and night. */
const logotypeColours = {
  earTop: '#7a56bd',
  earLow: '#54398c',
  pink: '#ff9fc6',
  wool1: '#ffdf8a',
  wool2: '#ffc766',
  lock: '#ffd3a0',
  wool3: '#ffc3a3',
  wool4: '#ff9fb9',
  wool5: '#d9b8ff',
  wool6: '#b79bf5',
  wool7: '#9fd3f7',
  face: '#4a3180',
  faceLit: '#5f41a0',
  faceSide: '#54398c',
  faceShade: '#38245f',
};

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
  const head = sheepHead({x: 32 - 30 * scale, y: 32 - 30 * scale, scale});
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke="none">',
    `<rect width="64" height="64" rx="${corner}" fill="#5b3a9e"/>`,
    ...headPaths(head, iconColours, 1.4),
    '</svg>\n',
  ].join('\n');
}

writeFileSync(new URL('src/shell/Logotype/symbol.svg', root), logotype());
writeFileSync(new URL('static/icon.svg', root), icon({scale: 1.02, corner: 12}));
// phones cut their own corners: full ground, the head within the middle 80 %
writeFileSync(new URL('art/vector/icon-app.svg', root), icon({scale: 0.84, corner: 0}));
