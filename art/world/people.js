// People of many shapes, colours, hats and moods. Metres; they face +z and stand on y = 0.
import * as THREE from 'three';
import {cloth, hairs, skins} from './colours.js';
import {Mould, put} from './mould.js';
import {fleeceVest, hair, hats, tutu, wings} from './people-dress.js';
import {poses} from './people-poses.js';
import {between, chance, pick} from './random.js';

/** A person by chance; whatever is given in `fixed` stays as given. */
export function anyone(fixed = {}) {
  return {
    pose: pick(['cheer', 'groove', 'disco', 'swing', 'wave', 'leap']),
    skin: pick(skins),
    shirt: pick(cloth),
    trousers: pick([...cloth, '#35507a', '#35507a', '#2c2a33']),
    hair: pick(['short', 'long', 'bun', 'afro', 'curls', 'mohawk', 'short', 'none', 'wig']),
    hairColour: pick(hairs),
    hat: pick([
      'none',
      'none',
      'none',
      'cowboy',
      'bucket',
      'beanie',
      'party',
      'sheep',
      'crown',
      'flowers',
      'horns',
    ]),
    hatColour: pick(cloth),
    wings: chance(0.13),
    skirt: pick(['none', 'none', 'none', 'tutu', 'dress']),
    vest: chance(0.08),
    shades: chance(0.2),
    beard: chance(0.16),
    bare: chance(0.2),
    wide: between(0.8, 1.35),
    tall: between(0.9, 1.1),
    ...fixed,
  };
}

function face(m, [x, y, z], who) {
  const dark = '#1d1418';
  if (who.shades) {
    for (const k of [1, -1])
      m.drum(dark, [0.052, 0.052, 0.03, 8], {
        at: [x + k * 0.06, y + 0.025, z + 0.14],
        turn: [Math.PI / 2, 0, 0],
      });
    m.box(dark, [0.08, 0.015, 0.02], {at: [x, y + 0.035, z + 0.15]});
  } else
    for (const k of [1, -1])
      m.ball(dark, 0.02, {at: [x + k * 0.055, y + 0.025, z + 0.142], scale: [1, 1.4, 0.6]}, 1);
  m.ball(who.skin, 0.026, {at: [x, y - 0.012, z + 0.152]}, 0);
  const grin = new THREE.TorusGeometry(0.052, 0.013, 4, 8, Math.PI * 0.8);
  m.add(grin, who.beard ? '#fff3ea' : '#8a2335', {
    at: [x, y - 0.03, z + 0.138],
    turn: [0, 0, Math.PI * 1.1],
  });
  for (const k of [1, -1])
    m.ball('#e8707a', 0.022, {at: [x + k * 0.092, y - 0.03, z + 0.118], scale: [1, 0.8, 0.5]}, 0);
  if (who.beard)
    m.ball(who.hairColour, 0.13, {at: [x, y - 0.08, z + 0.03], scale: [1.02, 0.75, 0.92]});
}

function limb(m, root, side, [mid, end], length, colours, [thick, thin], tip) {
  const at = ([x, y, z]) => [
    root[0] + x * side * length,
    root[1] + y * length,
    root[2] + z * length,
  ];
  m.bar(colours[0], root, at(mid), [thick, thick * 0.85, 6]);
  m.bar(colours[1], at(mid), at(end), [thick * 0.82, thin, 6]);
  m.ball(colours[0], thick * 1.02, {at: root}, 1);
  m.ball(colours[0], thick * 0.9, {at: at(mid)}, 0);
  tip(at(end));
}

/** One person. See anyone() for what they may wear; `scale` and place are up to put(). */
export function person(given = {}) {
  const who = anyone(given);
  const pose = poses[who.pose];
  const m = new Mould(0.025);
  const w = who.wide;
  const hipY = pose.seat ? 0.88 - pose.seat : 0.88;
  const shoulder = hipY + 0.5;
  const legs =
    who.skirt === 'dress'
      ? [who.skin, who.skin]
      : [who.trousers, who.bare ? who.skin : who.trousers];
  [-1, 1].forEach((side, i) =>
    limb(
      m,
      [side * 0.1 * w, hipY, 0],
      side,
      pose.legs[i],
      0.85,
      legs,
      [0.095 * (0.7 + w * 0.3), 0.06],
      (at) => m.box('#3a2f3a', [0.11, 0.08, 0.24], {at: [at[0], at[1] + 0.03, at[2] + 0.05]}),
    ),
  );
  const top = new Mould(0.025);
  top.drum(who.shirt, [0.17 * (0.75 + w * 0.25), 0.155 * w, 0.52, 8], {
    at: [0, hipY + 0.27, 0],
    scale: [1.12, 1, 0.8],
  });
  if (w > 1.08)
    top.ball(who.shirt, 0.2 * w, {at: [0, hipY + 0.15, 0.03], scale: [0.98, 0.9, 0.85]});
  top.ball(who.trousers, 0.175 * w, {at: [0, hipY, 0], scale: [1, 0.7, 0.8]});
  if (who.skirt === 'tutu') tutu(top, hipY + 0.02, who.hatColour, 0);
  if (who.skirt === 'dress')
    top.drum(who.shirt, [0.17 * w, 0.34 * w, 0.55, 9], {at: [0, hipY - 0.18, 0]});
  if (who.vest) fleeceVest(top, hipY + 0.1, shoulder, 0.19 * w);
  const wide = 0.2 * (0.8 + w * 0.2);
  const sleeve = who.bare ? who.skin : who.shirt;
  [-1, 1].forEach((side, i) =>
    limb(
      top,
      [side * wide, shoulder - 0.04, 0],
      side,
      pose.arms[i],
      0.6,
      [sleeve, who.skin],
      [0.062, 0.042],
      (at) => top.ball(who.skin, 0.062, {at}, 1),
    ),
  );
  top.drum(who.skin, [0.06, 0.07, 0.1, 6], {at: [0, shoulder + 0.04, 0]});
  const mind = [0, shoulder + 0.23, 0.01];
  top.ball(who.skin, 0.16, {at: mind, scale: [0.95, 1.06, 0.97]}, 2);
  face(top, mind, who);
  const covered = !['none', 'phones', 'flowers', 'horns', 'crown'].includes(who.hat);
  hair[covered && !['long', 'bun'].includes(who.hair) ? 'short' : who.hair](
    top,
    mind,
    who.hairColour,
  );
  hats[who.hat](top, mind, who.hatColour);
  if (who.wings) wings(top, [0, shoulder - 0.1, -0.14], who.hatColour, who.shirt);
  const group = m.cast();
  const upper = top.cast();
  upper.position.y = hipY;
  for (const child of upper.children) child.geometry.translate(0, -hipY, 0);
  upper.rotation.set(pose.bend ?? 0, 0, pose.lean ?? 0);
  group.add(upper);
  const holder = new THREE.Group();
  if (who.pose === 'leap') group.position.y = 0.32;
  holder.add(group);
  group.scale.set(who.tall, who.tall, who.tall);
  return holder;
}

/** A crowd within a ring or box: `spots` are [x, z]; all turn towards `look` [x, z] with some freedom. */
export function crowd(scene, spots, look, fixed = {}, {height = () => 0, sway = 0.8} = {}) {
  for (const [x, z] of spots) {
    const turn = Math.atan2(look[0] - x, look[1] - z) + between(-sway, sway);
    put(scene, person(typeof fixed === 'function' ? fixed() : fixed), [x, height(x, z), z], turn);
  }
}

/** `count` places within a box from [x, z] to [x, z], at least `apart` metres from one another. */
export function scatter(count, [x1, z1], [x2, z2], apart = 0.9) {
  const spots = [];
  for (let tries = 0; spots.length < count && tries < count * 40; tries++) {
    const spot = [between(x1, x2), between(z1, z2)];
    if (spots.every(([x, z]) => Math.hypot(x - spot[0], z - spot[1]) > apart)) spots.push(spot);
  }
  return spots;
}
