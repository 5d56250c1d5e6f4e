// The logotype in the world: its letters standing, its sheep's head printed; from the same outlines.
import * as THREE from 'three';
import {SVGLoader} from 'three/examples/jsm/loaders/SVGLoader.js';
import symbol from '../../src/shell/Logotype/symbol.svg';
import {sheepHead} from '../vector/sheep.mjs';
import {show} from './colours.js';
import {Mould} from './mould.js';

const shapesOf = (d) =>
  new SVGLoader()
    .parse(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`)
    .paths.flatMap((path) => SVGLoader.createShapes(path));
// the word is the one path without a colour of its own
const outlines = shapesOf(/"currentColor" d="([^"]+)"/.exec(symbol)[1]);
const drawing = sheepHead({x: 0, y: 1, scale: 0.7});
const prints = {
  earTop: '#e9d6ff',
  earLow: '#c9a6ff',
  pink: '#ff9fc6',
  face: '#2b2038',
  faceLit: '#3b2c4d',
  faceSide: '#33263f',
  faceShade: '#221a2e',
};

/** The letters along x, `high` metres, on y = 0, their middle at x = 0; each in a colour of the show. */
export function nameLetters(high, {deep = 0.14, glow = 1, colours = show} = {}) {
  const box = new THREE.Box2();
  for (const shape of outlines) for (const p of shape.getPoints()) box.expandByPoint(p);
  const {x: wide, y: tall} = box.getSize(new THREE.Vector2());
  const scale = high / tall;
  const m = new Mould(0);
  outlines.forEach((shape, i) => {
    const options = {at: [(-box.min.x - wide / 2) * scale, box.max.y * scale, 0]};
    const size = [scale, -scale, scale];
    const solid = (depth) =>
      new THREE.ExtrudeGeometry(shape, {depth: depth / scale, bevelEnabled: false});
    m.add(solid(deep * high), '#3a2470', {...options, scale: size});
    m.add(new THREE.ShapeGeometry(shape), colours[i % colours.length], {
      at: [options.at[0], options.at[1], deep * high + 0.02],
      scale: size,
      glow,
    });
  });
  return m.cast();
}

/** The sheep's head as a flat print, `high` metres, standing in the x-y plane with its middle at the root. */
export function headPrint(high) {
  const m = new Mould(0);
  const scale = high / 42;
  const put = (geometry, colour, layer, [x, y] = [0, 0]) =>
    m.add(geometry, colour, {
      at: [(x - 21) * scale, (21 - y) * scale, layer * 0.002],
      scale: [scale, -scale, scale],
      glow: 0.92,
    });
  drawing.facets.forEach(([kind, d], i) => {
    for (const shape of shapesOf(d))
      put(new THREE.ShapeGeometry(shape), prints[kind] ?? (i % 2 ? '#fff8ec' : '#ffe9cf'), i);
  });
  drawing.eyes.forEach(({cx, cy, r}) => put(new THREE.CircleGeometry(r, 20), '#fff', 21, [cx, cy]));
  drawing.pupils.forEach(({cx, cy, r}) =>
    put(new THREE.CircleGeometry(r, 16), '#2b2038', 22, [cx, cy]),
  );
  return m.cast();
}
