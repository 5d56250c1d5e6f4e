// People of many shapes, colours, hats and moods. Metres; they face +z and stand on y = 0.
import * as THREE from 'three';
import {cloth, hairs, skins} from './colours.js';
import {Mould, put, vec} from './mould.js';
import {fleeceVest, hair, hats, tutu, wings, workBoot} from './people-dress.js';
import {face} from './people-face.js';
import {poses} from './people-poses.js';
import {apart, between, chance, pick} from './random.js';

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
    shoes: pick(['#3a2f3a', '#3a2f3a', '#f2494f', '#35b8f2', '#ffcb3d', '#8f6bff']),
    laugh: chance(0.55),
    gaze: [between(-0.3, 0.3), between(-0.13, 0.13), between(-0.08, 0.08)], // turn, tilt, nod in radians
    ...fixed,
  };
}

/** An arm or a leg in two parts; `tip` adds the hand or the foot at its end. */
function limb(m, root, side, [mid, end], length, [upper, lower], [thick, thin], tip) {
  const at = ([x, y, z]) => [
    root[0] + x * side * length,
    root[1] + y * length,
    root[2] + z * length,
  ];
  const [joint, last] = [at(mid), at(end)];
  m.bar(upper, root, joint, [thick, thick * 0.86, 7]);
  m.bar(lower, joint, last, [thick * 0.8, thin, 7]);
  m.ball(upper, thick, {at: root}, 2).ball(upper, thick * 0.86, {at: joint}, 2);
  tip(last, joint);
}

/** A mitten in line with the forearm, its thumb forward. */
function hand(m, skin, at, elbow) {
  const along = vec(at).sub(vec(elbow)).normalize();
  const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), along);
  const palm = vec(at).addScaledVector(along, 0.03);
  m.ball(skin, 0.058, {at: palm, turn, scale: [0.95, 1.25, 0.7]}, 1);
  const thumb = vec(at)
    .addScaledVector(along, 0.02)
    .add(new THREE.Vector3(0, 0.01, 0.045));
  m.ball(skin, 0.024, {at: thumb, turn, scale: [1, 1.6, 1]}, 1);
}

/** The trunk from hip to neck, turned on a lathe: broad people are broadest at the belly. */
function trunk(m, {shirt, wide}, hipY) {
  const belly = wide > 1.08 ? 0.19 * wide : 0.135 + 0.02 * wide;
  const outline = [
    [0.13 * wide, -0.04],
    [belly, 0.1],
    [belly * 0.98, 0.2],
    [0.155 * (0.75 + wide * 0.25), 0.36],
    [0.165 * (0.75 + wide * 0.25), 0.44],
    [0.12, 0.51],
    [0.06, 0.53],
  ].map(([r, y]) => new THREE.Vector2(r, y));
  m.add(new THREE.LatheGeometry(outline, 9), shirt, {
    at: [0, hipY, wide > 1.08 ? 0.02 : 0],
    scale: [1.14, 1, 0.84],
  });
}

const uncovered = ['none', 'phones', 'flowers', 'horns', 'crown'];

function dressHead(m, who, at) {
  face(m, at, who);
  const short = !uncovered.includes(who.hat) && !['long', 'bun'].includes(who.hair);
  hair[short ? 'short' : who.hair](m, at, who.hairColour);
  hats[who.hat](m, at, who.hatColour);
}

/** Casts what is in the mould so that it turns about the height `y`. */
function pivot(mould, y, turn) {
  const group = mould.cast();
  group.position.y = y;
  for (const child of group.children) child.geometry.translate(0, -y, 0);
  group.rotation.set(...turn);
  return group;
}

function build(given) {
  const who = anyone(given);
  const pose = poses[who.pose];
  const w = who.wide;
  const hipY = pose.seat ? 0.88 - pose.seat : 0.88;
  const shoulder = hipY + 0.5;
  const low = new Mould(0.025);
  const legs = [
    who.skirt === 'dress' ? who.skin : who.trousers,
    who.skirt === 'dress' || who.bare ? who.skin : who.trousers,
  ];
  [-1, 1].forEach((side, i) =>
    limb(
      low,
      [side * 0.1 * w, hipY, 0],
      side,
      pose.legs[i],
      0.85,
      legs,
      [0.095 * (0.7 + w * 0.3), 0.058],
      ([x, y, z]) => {
        low
          .ball(who.shoes, 0.075, {at: [x, y + 0.035, z + 0.05], scale: [0.85, 0.75, 1.7]}, 1)
          .box('#f6f0e6', [0.1, 0.02, 0.22], {at: [x, y, z + 0.05]});
        if (who.boots) workBoot(low, [x, y, z], who.shoes);
      },
    ),
  );
  const top = new Mould(0.025);
  trunk(top, who, hipY);
  top.ball(who.trousers, 0.175 * w, {at: [0, hipY, 0], scale: [1, 0.7, 0.8]}, 2);
  if (who.skirt === 'tutu') tutu(top, hipY + 0.02, who.hatColour, 0);
  if (who.skirt === 'dress')
    top.drum(who.shirt, [0.16 * w, 0.34 * w, 0.58, 11], {at: [0, hipY - 0.18, 0]});
  if (who.vest) fleeceVest(top, hipY + 0.1, shoulder, 0.19 * w);
  const hands = [];
  [-1, 1].forEach((side, i) =>
    limb(
      top,
      [side * 0.2 * (0.8 + w * 0.2), shoulder - 0.05, 0],
      side,
      pose.arms[i],
      0.6,
      [who.bare ? who.skin : who.shirt, who.skin],
      [0.064, 0.04],
      (at, elbow) => {
        hand(top, who.gloves ?? who.skin, at, elbow);
        hands.push(at);
      },
    ),
  );
  who.holds?.(top, hands, hipY);
  if (who.wings) wings(top, [0, shoulder - 0.1, -0.14], who.hatColour, who.shirt);
  const mind = new Mould(0.025);
  mind.drum(who.skin, [0.06, 0.068, 0.12, 8], {at: [0, shoulder + 0.05, 0]});
  dressHead(mind, who, [0, shoulder + 0.23, 0.01]);
  const [turn, tilt, nod] = who.gaze;
  const upper = pivot(top, hipY, [pose.bend ?? 0, pose.twist ?? 0, pose.lean ?? 0]);
  const neck = pivot(mind, shoulder, [nod, turn, tilt - (pose.lean ?? 0) * 0.6]);
  neck.position.y -= hipY;
  upper.add(neck);
  const group = low.cast();
  group.add(upper);
  group.scale.setScalar(who.tall);
  if (who.pose === 'leap') group.position.y = 0.32;
  return new THREE.Group().add(group);
}

/**
 * One person. See anyone() for what they may wear; `holds(mould, hands, hip)` adds what is in their
 * hands, of which it gets both places and the height of the hip in metres. Place and scale are up to put().
 */
export const person = (given = {}) => apart(() => build(given));

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
