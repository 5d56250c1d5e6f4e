// Heads: a round face with eyes, ears, a smile or a laugh, a beard. Metres; the face looks to +z.
import * as THREE from 'three';

const dark = '#1d1418';
const lips = '#8a2335';

/** A closed smile, or an open one with teeth. */
function mouth(m, [x, y, z], {laugh}) {
  if (!laugh) {
    m.add(new THREE.TorusGeometry(0.052, 0.012, 4, 8, Math.PI * 0.8), lips, {
      at: [x, y - 0.03, z + 0.139],
      turn: [0, 0, Math.PI * 1.1],
    });
    return;
  }
  const half = (r) => new THREE.CircleGeometry(r, 10, Math.PI, Math.PI);
  m.add(half(0.062), lips, {at: [x, y - 0.036, z + 0.157], turn: [0.22, 0, 0]});
  m.add(half(0.05), '#fffaf2', {
    at: [x, y - 0.038, z + 0.16],
    turn: [0.22, 0, 0],
    scale: [1, 0.42, 1],
  });
}

function eyes(m, [x, y, z], {shades}) {
  for (const k of [1, -1]) {
    if (shades)
      m.drum(dark, [0.052, 0.052, 0.03, 8], {
        at: [x + k * 0.06, y + 0.03, z + 0.142],
        turn: [Math.PI / 2, 0, k * -0.25],
      });
    else
      m.ball(dark, 0.021, {at: [x + k * 0.056, y + 0.03, z + 0.143], scale: [1, 1.4, 0.6]}, 1).ball(
        '#ffffff',
        0.007,
        {at: [x + k * 0.056 + 0.006, y + 0.043, z + 0.156]},
        0,
      );
  }
  if (shades) m.box(dark, [0.08, 0.015, 0.02], {at: [x, y + 0.04, z + 0.152]});
}

/** The head with its middle at [x, y, z], without hair. */
export function face(m, [x, y, z], who) {
  m.ball(who.skin, 0.16, {at: [x, y, z], scale: [0.95, 1.06, 0.97]}, 2);
  for (const k of [1, -1])
    m.ball(who.skin, 0.036, {at: [x + k * 0.152, y - 0.01, z], scale: [0.6, 1.1, 0.8]}, 1);
  if (who.beard)
    m.ball(who.hairColour, 0.13, {at: [x, y - 0.08, z + 0.03], scale: [1.02, 0.75, 0.92]}, 2);
  eyes(m, [x, y, z], who);
  m.ball(who.skin, 0.026, {at: [x, y - 0.006, z + 0.154]}, 1);
  mouth(m, [x, who.beard ? y - 0.012 : y, who.beard ? z + 0.008 : z], who);
  for (const k of [1, -1])
    m.ball('#e8707a', 0.024, {at: [x + k * 0.094, y - 0.024, z + 0.117], scale: [1, 0.8, 0.4]}, 1);
}
