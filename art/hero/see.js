// What of the things is seen, and which lies over which.
import * as THREE from 'three';

/** Pixels to a unit of the drawing. */
const fine = 5;
/** What is seen of a face at fewer pixels nobody sees. */
const splinter = 80;
/** Nor, unless it is half of the thing itself, what lies over something at fewer. */
const overlap = 160;

/** How a camera at `from` that looks at `to` draws points, `width` units wide; nearer is smaller. */
export function projection({from, to, angle, width}) {
  const camera = new THREE.PerspectiveCamera(angle, 1, 0.1, 2000);
  camera.position.set(...from);
  camera.lookAt(...to);
  camera.updateMatrixWorld(true);
  return (point) => {
    const {x, y, z} = point.clone().project(camera);
    return [x * width, -y * width, z];
  };
}

/** Calls `paint(pixel, near)` for each pixel of a face. */
function raster(points, {left, top, columns}, paint) {
  const at = points.map(([x, y, z]) => [(x - left) * fine, (y - top) * fine, z]);
  for (let i = 1; i < at.length - 1; i++) {
    const [a, b, c] = [at[0], at[i], at[i + 1]];
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (Math.abs(area) < 1e-6) continue;
    const [xs, ys] = [0, 1].map((k) => [a[k], b[k], c[k]]);
    for (let row = Math.floor(Math.min(...ys)); row <= Math.max(...ys); row++)
      for (let column = Math.floor(Math.min(...xs)); column <= Math.max(...xs); column++) {
        const [x, y] = [column + 0.5, row + 0.5];
        const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
        const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
        if (u >= 0 && v >= 0 && u + v <= 1)
          paint(row * columns + column, a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]));
      }
  }
}

/** The frame around all points, in units. */
export function frameOf(things) {
  const points = things.flatMap(({faces}) => faces.flatMap(({points: corners}) => corners));
  const [xs, ys] = [0, 1].map((k) => points.map((point) => point[k]));
  const [left, top] = [Math.floor(Math.min(...xs)) - 1, Math.floor(Math.min(...ys)) - 1];
  return {
    left,
    top,
    width: Math.ceil(Math.max(...xs)) + 1 - left,
    height: Math.ceil(Math.max(...ys)) + 1 - top,
  };
}

/** What lies at each pixel, the nearest first, as {of, face, near}: a thing by its number, and its face. */
function pilesOf(things) {
  const {left, top, width} = frameOf(things);
  const grid = {left, top, columns: width * fine};
  const piles = new Map();
  things.forEach((thing, of) =>
    thing.faces.forEach((face) =>
      raster(face.points, grid, (pixel, near) => {
        if (!piles.has(pixel)) piles.set(pixel, []);
        piles.get(pixel).push({of, face, near});
      }),
    ),
  );
  return [...piles.values()].map((pile) => pile.sort((a, b) => a.near - b.near));
}

/** Counts keys. */
function counted(keys) {
  const count = new Map();
  for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
  return (key) => count.get(key) ?? 0;
}

/** For each pixel which thing lies over which other one, of the faces that `isSeen`. */
const overlaps = (piles, isSeen) =>
  piles.flatMap((pile) => {
    const shown = pile.filter(({of, face}) => isSeen(of, face)).map(({of}) => of);
    return shown.flatMap((front, i) =>
      shown.slice(i + 1).flatMap((back) => (front === back ? [] : [`${front} ${back}`])),
    );
  });

/** Numbers in layers: what lies over something is in a later one. Where all lie over another, one begins. */
function inLayers(numbers, isOver) {
  const layers = [];
  for (let rest = numbers; rest.length;) {
    const free = rest.filter((one) => rest.every((other) => !isOver(one, other)));
    const layer = free.length ? free : rest.slice(0, 1);
    layers.push(layer);
    rest = rest.filter((of) => !layer.includes(of));
  }
  return layers;
}

/** The things in layers, the farthest first, each with the faces that are seen. */
export function seen(things) {
  const piles = pilesOf(things);
  const pixels = counted(piles.map(([nearest]) => nearest.face));
  const size = (of) => things[of].faces.reduce((sum, face) => sum + pixels(face), 0);
  // What has no shade is one outline: seen or not as a whole.
  const isSeen = (of, face) => (things[of].isPlain ? size(of) : pixels(face)) >= splinter;
  const over = counted(overlaps(piles, isSeen));
  const isOver = (front, back) => {
    const there = over(`${front} ${back}`);
    return there > Math.min(overlap, size(front) / 2) && there > over(`${back} ${front}`);
  };
  const facesOf = (of) => things[of].faces.filter((face) => isSeen(of, face));
  const visible = [...things.keys()].filter((of) => facesOf(of).length > 0);
  return inLayers(visible, isOver).map((layer) =>
    layer.map((of) => ({...things[of], faces: facesOf(of)})),
  );
}
