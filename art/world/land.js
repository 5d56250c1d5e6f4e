// The ground: meadow, forest floor or desert, with far hills round it.
import * as THREE from 'three';
import {Mould} from './mould.js';
import {random} from './random.js';

const grounds = {
  meadow: {low: '#5f9a45', high: '#8fae4c', dry: '#d9b65a', rise: 0.055},
  summer: {low: '#a8ab4e', high: '#d9b65a', dry: '#e6c878', rise: 0.06},
  forest: {low: '#5b7a3e', high: '#48693a', dry: '#8a6b40', rise: 0.06},
  playa: {low: '#e8cfa6', high: '#f0dab6', dry: '#dcbd90', rise: 0},
  street: {low: '#6d6a75', high: '#76727e', dry: '#64616c', rise: 0},
};

const wave = (x, z) =>
  Math.sin(x * 0.045 + 1.3) * Math.cos(z * 0.05 - 0.6) + 0.5 * Math.sin(x * 0.11 - z * 0.09);

/** The height of the land in metres; flat within `plain` metres of the middle. */
export function heightOf(x, z, {kind = 'meadow', plain = 22} = {}) {
  const out = Math.max(0, Math.hypot(x, z) - plain);
  const rise = grounds[kind].rise;
  if (!rise) return 0;
  return out * rise + Math.min(1, out / 30) * (1.6 + out * 0.02) * wave(x, z);
}

/** The ground as faceted triangles. `path(x, z)` from 0 to 1 says where it is trodden. */
export function addLand(scene, {kind = 'meadow', plain = 22, size = 420, path, tint} = {}) {
  const tones = grounds[kind];
  const steps = 150;
  const shape = new THREE.PlaneGeometry(size, size, steps, steps).rotateX(-Math.PI / 2);
  const spots = shape.attributes.position;
  for (let i = 0; i < spots.count; i++) {
    // squeezes the grid towards the middle: fine facets near, broad ones far
    const x = (spots.getX(i) / (size / 2)) ** 3 * (size / 2) * 0.6 + spots.getX(i) * 0.4;
    const z = (spots.getZ(i) / (size / 2)) ** 3 * (size / 2) * 0.6 + spots.getZ(i) * 0.4;
    const shift = kind === 'street' ? 0 : 0.35;
    const px = x + (random() - 0.5) * shift * 2;
    const pz = z + (random() - 0.5) * shift * 2;
    spots.setXYZ(i, px, heightOf(px, pz, {kind, plain}) - rough(kind) * random(), pz);
  }
  const flat = shape.toNonIndexed();
  const at = flat.attributes.position;
  const colours = [];
  for (let i = 0; i < at.count; i += 3) {
    const x = (at.getX(i) + at.getX(i + 1) + at.getX(i + 2)) / 3;
    const z = (at.getZ(i) + at.getZ(i + 1) + at.getZ(i + 2)) / 3;
    const c = new THREE.Color(tones.low).lerp(
      new THREE.Color(tones.high),
      0.5 + 0.5 * wave(x * 1.7, z * 1.7),
    );
    c.lerp(new THREE.Color(tones.dry), Math.max(0, wave(z * 2.3 + 9, x * 2.1)) * 0.55);
    if (path) c.lerp(new THREE.Color('#d8b98a'), path(x, z));
    if (tint) c.lerp(new THREE.Color(tint), 0.35);
    c.offsetHSL(0, 0, (random() - 0.5) * 0.05);
    for (let k = 0; k < 3; k++) colours.push(c.r, c.g, c.b);
  }
  flat.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3));
  const ground = new THREE.Mesh(
    flat,
    new THREE.MeshStandardMaterial({vertexColors: true, flatShading: true, roughness: 0.95}),
  );
  ground.receiveShadow = true;
  scene.add(ground);
}

const rough = (kind) => (kind === 'street' ? 0 : kind === 'playa' ? 0.05 : 0.22);

/** Ridges of hills far out; colours from near to far. */
export function addHills(
  scene,
  colours = ['#5f8f58', '#7fa07e', '#9fb6b4'],
  {heights = [26, 48, 80], from = 150} = {},
) {
  colours.forEach((colour, ring) => {
    const mould = new Mould(0.05);
    const far = from + ring * 95;
    const points = 46;
    const crest = [];
    for (let i = 0; i < points; i++) {
      const a = (i / points) * 6.283;
      const bump =
        0.55 + 0.3 * Math.sin(a * 5 + ring * 2.1) + 0.22 * Math.sin(a * 11 + ring) + 0.2 * random();
      crest.push({a, high: heights[ring] * Math.max(0.25, bump)});
    }
    const spot = ({a, high}, out, share) => [Math.cos(a) * out, high * share, Math.sin(a) * out];
    crest.forEach((here, i) => {
      const next = crest[(i + 1) % points];
      const mid = {
        a: (here.a + (here.a > next.a ? here.a + 0.13 : next.a)) / 2,
        high: (here.high + next.high) / 2,
      };
      const foot = {...mid, high: 0};
      const flank = spot(mid, far - 26 - 14 * random(), 0.45);
      mould.facets(colour, [spot(here, far, 1), spot(next, far, 1), flank]);
      mould.facets(colour, [spot(here, far, 1), flank, spot({...here, high: -8}, far - 55, 1)]);
      mould.facets(colour, [spot(next, far, 1), flank, spot({...next, high: -8}, far - 55, 1)]);
      mould.facets(colour, [
        flank,
        spot({...here, high: -8}, far - 55, 1),
        spot({...next, high: -8}, far - 55, 1),
      ]);
      mould.facets(colour, [spot(here, far, 1), spot(next, far, 1), spot(foot, far + 40, 1)]);
    });
    const hills = mould.cast();
    hills.children[0].castShadow = false;
    scene.add(hills);
  });
}
