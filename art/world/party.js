// Stage, DJ desk, disco ball, beams of light, curtain, big flower. Metres.
import * as THREE from 'three';
import {show, wood} from './colours.js';
import {deskAt, speaker} from './decks.js';
import {Mould, vec} from './mould.js';
import {random} from './random.js';

/** A DJ desk alone, front towards +z. */
export function desk(glow = 0.5) {
  const m = new Mould(0.02);
  deskAt(m, [0, 0, 0], glow);
  return m.cast();
}

/** A wooden stage with a facet arch, speaker towers and a desk; front towards +z. */
export function stage({wide = 10, glow = 1, arch = true, time = 0, withDesk = true} = {}) {
  const m = new Mould(0.03);
  const w = wide / 2;
  m.box('#7a5238', [wide, 1.0, 6], {at: [0, 0.5, 0]});
  for (let i = 0; i < wide; i++)
    m.box(i % 2 ? '#a8764a' : wood, [1, 0.06, 6], {at: [-w + i + 0.5, 1.02, 0]});
  for (let i = 0; i < wide; i++)
    m.facets(
      show[i % 6],
      [
        [-w + i, 0.1, 3.03],
        [-w + i + 1, 0.1, 3.03],
        [-w + i + 0.5, 0.9, 3.03],
      ],
      {glow: glow ? 0.9 * glow : 0},
    );
  for (const side of [1, -1])
    for (const k of [0, 1])
      speaker(m, [side * (w + 0.9), k * 2, 1.6], [1.5, 2, 1.2], show[(k * 3 + 1) % 6]);
  if (arch) {
    const n = 9;
    const at = (i, r, z) => {
      const a = Math.PI * (i / n);
      return [-Math.cos(a) * r * w, 1 + Math.sin(a) * r * 5.4, z];
    };
    for (let i = 0; i < n; i++) {
      const colour = show[(((i + Math.round(time * 6)) % 6) + 6) % 6];
      const second = show[(((i + 1 + Math.round(time * 6)) % 6) + 6) % 6];
      m.facets(colour, [at(i, 1, 1.4), at(i + 1, 1, 1.4), at(i + 0.5, 0.76, 0.2)], {
        glow: glow ? glow : 0,
      });
      m.facets(second, [at(i + 0.5, 0.76, 0.2), at(i + 1, 1, 1.4), at(i + 1.5, 0.76, 0.2)], {
        glow: glow ? glow * 0.75 : 0,
      });
      m.facets(new THREE.Color(colour).lerp(new THREE.Color('#2a1a4a'), 0.45), [
        at(i, 1, 1.4),
        at(i + 1, 1, 1.4),
        at(i + 1, 1.06, -2.6),
        at(i, 1.06, -2.6),
      ]);
    }
    m.facets(
      '#2a1f52',
      Array.from({length: n + 1}, (_, i) => at(i, 1.02, -2.6)),
    );
  }
  if (withDesk) deskAt(m, [0, 1.04, 1.2], glow);
  return m.cast();
}

/** A mirror ball; light comes from `show`. */
export function discoBall(radius = 0.8, {high = 0, glow = 0.9, time = 0} = {}) {
  const m = new Mould(0.35);
  const tiles = new THREE.IcosahedronGeometry(radius, 3);
  const flat = tiles.toNonIndexed().attributes.position;
  for (let i = 0; i < flat.count; i += 3) {
    const tri = [0, 1, 2].map((k) =>
      new THREE.Vector3()
        .fromBufferAttribute(flat, i + k)
        .applyAxisAngle(new THREE.Vector3(0, 1, 0), time * 6.283),
    );
    const bright = random();
    const colour =
      bright > 0.8
        ? show[i % 6]
        : bright > 0.72
          ? '#ffffff'
          : ['#8d93b8', '#aab0d0', '#6f76a0', '#c9cfe6'][i % 4];
    m.facets(colour, tri, bright > 0.72 ? {glow: glow * 1.1} : {});
  }
  if (high) m.bar('#3a3440', [0, radius, 0], [0, radius + high, 0], [0.03]);
  m.drum('#6f6a78', [0.12, 0.16, 0.16, 8], {at: [0, radius, 0]});
  return m.cast();
}

const beamMaterial = (colour, strength) =>
  new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: THREE.DoubleSide,
    blending: THREE.AdditiveBlending,
    uniforms: {tone: {value: new THREE.Color(colour)}, strength: {value: strength}},
    vertexShader:
      'varying float far; void main() { far = uv.y; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
    fragmentShader:
      'varying float far; uniform vec3 tone; uniform float strength; void main() { gl_FragColor = vec4(tone * pow(far, 1.6) * strength, 1.); }',
  });

/** A cone of light from a point towards another. */
export function beam(colour, from, to, wide = 1.2, strength = 0.35) {
  const a = vec(from);
  const along = vec(to).sub(a);
  const long = along.length();
  const shape = new THREE.ConeGeometry(wide, long, 24, 1, true).translate(0, -long / 2, 0);
  const cone = new THREE.Mesh(shape, beamMaterial(colour, strength));
  cone.position.copy(a);
  cone.quaternion.setFromUnitVectors(new THREE.Vector3(0, -1, 0), along.normalize());
  return cone;
}

/** A theatre curtain with folds along x, drawn aside by `gap` metres. */
export function curtain(wide = 9, high = 4.6, gap = 0, colour = '#c8203f') {
  const m = new Mould(0.05);
  const folds = 14;
  for (const side of [1, -1]) {
    const span = wide / 2 - gap / 2;
    for (let i = 0; i < folds; i++) {
      const x = (k) => side * (gap / 2 + (k / folds) * span);
      const z = (k) => (k % 2 ? 0.28 : 0);
      m.facets(i % 2 ? colour : '#a5162f', [
        [x(i), 0, z(i)],
        [x(i + 1), 0, z(i + 1)],
        [x(i + 1), high, z(i + 1)],
        [x(i), high, z(i)],
      ]);
    }
  }
  for (let i = 0; i < 8; i++) {
    const [a, b] = [-wide / 2 + (i * wide) / 8, -wide / 2 + ((i + 1) * wide) / 8];
    m.facets('#d92f4a', [
      [a, high, 0.35],
      [b, high, 0.35],
      [b - 0.2, high - 0.75, 0.4],
      [(a + b) / 2, high - 1.05, 0.42],
      [a + 0.2, high - 0.75, 0.4],
    ]);
    m.bar('#ffcb3d', [a + 0.2, high - 0.75, 0.44], [(a + b) / 2, high - 1.05, 0.46], [0.05]);
    m.bar('#ffcb3d', [(a + b) / 2, high - 1.05, 0.46], [b - 0.2, high - 0.75, 0.44], [0.05]);
  }
  m.box('#ffcb3d', [wide + 0.4, 0.2, 0.3], {at: [0, high + 0.05, 0.2]});
  return m.cast();
}

/** A great open flower of coloured facets on a stem: an art piece, `high` metres. */
export function glassFlower(high = 6, glow = 0) {
  const m = new Mould(0.08);
  m.bar('#3f8a5a', [0, 0, 0], [0, high * 0.55, 0], [0.22, 0.14, 7]);
  const petals = 9;
  for (const [row, reach, lift, colours] of [
    [0, 0.46, 0.2, ['#ff5fa8', '#ff8a3d']],
    [1, 0.34, 0.42, ['#ffcb3d', '#ff7ac0']],
    [2, 0.2, 0.5, ['#8f6bff', '#35b8f2']],
  ])
    for (let i = 0; i < petals; i++) {
      const at = (turn, out, up) => {
        const a = ((i + turn + row * 0.5) / petals) * 6.283;
        return [Math.cos(a) * out * high, high * (0.55 + up), Math.sin(a) * out * high];
      };
      const shine = glow ? {glow} : {};
      m.facets(
        colours[0],
        [at(0, 0.02, 0), at(-0.5, reach * 0.62, lift * 0.5), at(0, reach, lift)],
        shine,
      );
      m.facets(
        colours[1],
        [at(0, 0.02, 0), at(0.5, reach * 0.62, lift * 0.5), at(0, reach, lift)],
        shine,
      );
    }
  for (let i = 0; i < 5; i++) {
    const a = i * 1.3;
    m.facets('#4fa065', [
      [0, 0.6, 0],
      [Math.cos(a) * 1.1, 0.9, Math.sin(a) * 1.1],
      [Math.cos(a + 0.25) * 1.9, 0.35, Math.sin(a + 0.25) * 1.9],
      [Math.cos(a + 0.5) * 1.1, 0.9, Math.sin(a + 0.5) * 1.1],
    ]);
  }
  m.ball('#fff0b0', high * 0.06, {at: [0, high * 0.68, 0], glow: 1.05}, 1);
  return m.cast();
}
