// Casts many coloured solids into one mesh, flat-shaded, so that a whole figure is one draw call.
import * as THREE from 'three';
import {mergeGeometries} from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import {random} from './random.js';

const lit = new THREE.MeshStandardMaterial({
  vertexColors: true,
  flatShading: true,
  roughness: 0.85,
  side: THREE.DoubleSide,
});
const shining = new THREE.MeshBasicMaterial({vertexColors: true, side: THREE.DoubleSide});
const up = new THREE.Vector3(0, 1, 0);

/** A vector from [x, y, z] or from a vector. */
export const vec = (p) => (Array.isArray(p) ? new THREE.Vector3(...p) : p.clone());

/** Where a rope is, from 0 at one end to 1 at the other, that sags by so many metres. */
export const rope = (from, to, sag) => (t) => {
  const p = vec(from).lerp(vec(to), t);
  p.y -= Math.sin(Math.PI * t) * sag;
  return p;
};

export class Mould {
  constructor(facet = 0.03) {
    this.facet = facet; // how much neighbouring facets differ in lightness
    this.parts = [];
    this.glows = [];
  }

  /**
   * Adds a geometry in one colour. `at`, `turn` (radians) and `scale` are [x, y, z]; `glow` above 0
   * makes it shine by itself, so many times as bright as the colour.
   */
  add(geometry, colour, {at = [0, 0, 0], turn = [0, 0, 0], scale = 1, glow = 0} = {}) {
    const size = typeof scale === 'number' ? [scale, scale, scale] : scale;
    const place = new THREE.Matrix4().compose(
      vec(at),
      turn.isQuaternion ? turn : new THREE.Quaternion().setFromEuler(new THREE.Euler(...turn)),
      new THREE.Vector3(...size),
    );
    const flat = (geometry.index ? geometry.toNonIndexed() : geometry.clone()).applyMatrix4(place);
    for (const name of Object.keys(flat.attributes))
      if (name !== 'position') flat.deleteAttribute(name);
    const count = flat.attributes.position.count;
    const colours = new Float32Array(count * 3);
    const base = new THREE.Color(colour);
    for (let i = 0; i < count; i += 3) {
      const c = base.clone();
      if (glow) c.multiplyScalar(glow);
      else if (this.facet) c.offsetHSL(0, 0, (random() - 0.5) * this.facet);
      for (let k = 0; k < 3; k++) c.toArray(colours, (i + k) * 3);
    }
    flat.setAttribute('color', new THREE.BufferAttribute(colours, 3));
    (glow ? this.glows : this.parts).push(flat);
    return this;
  }

  box(colour, [w, h, d], options) {
    return this.add(new THREE.BoxGeometry(w, h, d), colour, options);
  }

  /** A cone or cylinder from radius `top` to radius `bottom`. */
  drum(colour, [top, bottom, height, sides = 7], options) {
    return this.add(new THREE.CylinderGeometry(top, bottom, height, sides), colour, options);
  }

  ball(colour, radius, options, detail = 1) {
    return this.add(new THREE.IcosahedronGeometry(radius, detail), colour, options);
  }

  /** A bar from point to point. */
  bar(colour, from, to, [start, end = start, sides = 5], options = {}) {
    const a = vec(from);
    const b = vec(to);
    const along = b.clone().sub(a);
    const turn = new THREE.Quaternion().setFromUnitVectors(up, along.clone().normalize());
    const shape = new THREE.CylinderGeometry(end, start, along.length(), sides);
    return this.add(shape, colour, {...options, at: a.add(b).multiplyScalar(0.5), turn});
  }

  /** A facet, or a fan of facets, through points in a row. */
  facets(colour, points, options) {
    const flat = [];
    for (let i = 1; i < points.length - 1; i++)
      for (const p of [points[0], points[i], points[i + 1]]) flat.push(...vec(p).toArray());
    const shape = new THREE.BufferGeometry();
    shape.setAttribute('position', new THREE.Float32BufferAttribute(flat, 3));
    return this.add(shape, colour, options);
  }

  /** A flat outline [x, y] pushed out by `depth`. */
  slab(colour, outline, depth, options) {
    const shape = new THREE.Shape(outline.map(([x, y]) => new THREE.Vector2(x, y)));
    return this.add(
      new THREE.ExtrudeGeometry(shape, {depth, bevelEnabled: false}),
      colour,
      options,
    );
  }

  /** The finished figure. */
  cast() {
    const group = new THREE.Group();
    if (this.parts.length) {
      const mesh = new THREE.Mesh(mergeGeometries(this.parts), lit);
      mesh.castShadow = mesh.receiveShadow = true;
      group.add(mesh);
    }
    if (this.glows.length) group.add(new THREE.Mesh(mergeGeometries(this.glows), shining));
    return group;
  }
}

/** Puts a thing into the scene at [x, y, z], turned about the upright by `turn` radians. */
export function put(scene, thing, at, turn = 0, scale = 1) {
  thing.position.set(...at);
  thing.rotation.y = turn;
  thing.scale.setScalar(scale);
  scene.add(thing);
  return thing;
}
