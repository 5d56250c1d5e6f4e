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

/**
 * Leaves of each thing the faces that are seen, and gives it a layer: what lies over something is in
 * a later one.
 */
export function seen(things) {
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
  const count = new Map();
  for (const pile of piles.values()) {
    pile.sort((a, b) => a.near - b.near);
    count.set(pile[0].face, (count.get(pile[0].face) ?? 0) + 1);
  }
  const size = (of) => things[of].faces.reduce((sum, face) => sum + (count.get(face) ?? 0), 0);
  // What has no shade is one outline: seen or not as a whole.
  const isSeen = (of, face) => (things[of].isPlain ? size(of) : (count.get(face) ?? 0)) >= splinter;
  const over = new Map();
  for (const pile of piles.values()) {
    const shown = pile.filter(({of, face}) => isSeen(of, face));
    shown.forEach((front, i) =>
      shown.slice(i + 1).forEach((back) => {
        if (front.of === back.of) return;
        const key = `${front.of} ${back.of}`;
        over.set(key, (over.get(key) ?? 0) + 1);
      }),
    );
  }
  const isOver = (front, back) => {
    const pixels = over.get(`${front} ${back}`) ?? 0;
    const least = Math.min(overlap, size(front) / 2);
    return pixels > least && pixels > (over.get(`${back} ${front}`) ?? 0);
  };
  const visible = things.flatMap((thing, of) =>
    thing.faces.some((face) => isSeen(of, face)) ? [of] : [],
  );
  const layers = [];
  for (let rest = visible; rest.length;) {
    const free = rest.filter((one) => rest.every((other) => !isOver(one, other)));
    const layer = free.length ? free : rest.slice(0, 1);
    layers.push(
      layer.map((of) => ({
        ...things[of],
        faces: things[of].faces.filter((face) => isSeen(of, face)),
      })),
    );
    rest = rest.filter((of) => !layer.includes(of));
  }
  return layers;
}
