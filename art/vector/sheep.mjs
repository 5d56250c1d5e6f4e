/** The sheep from the front, in flat facets on a 60 x 60 grid, symmetrical about x = 30. */

/** Left-hand facets; each is mirrored to the right. Listed from back to front. */
const left = [
  ['earTop', '16,18.5 6.5,16 0,23'],
  ['earLow', '16,18.5 0,23 7,29.5 15,28'],
  ['pink', '14.5,22 3,23.4 8,27'],
  // under the facets in their middle colour, so that no ground shows through the seams
  ['wool3', '30,4 26,4 20,6 13,9 11,18 12,28 14,42 19,42 30,20'],
  ['wool1', '30,3.5 24.5,1 19.5,5 25,12'],
  ['wool2', '19.5,5 14,5 12,11 25,12'],
  ['wool3', '25,12 12,11 20,19 24,20'],
  ['wool4', '12,11 7.5,14.5 10.5,20 20,19'],
  ['wool5', '10.5,20 20,19 19.5,33 11,29'],
  ['wool6', '11,29 7.5,34 11.5,38 19.5,33'],
  ['wool7', '11.5,38 12,44.5 16,46 20,40 19.5,33'],
];

/** The face, then the lock of wool over it. */
const middle = [
  ['face', '30,17 19,18.5 19.5,33 14,46.5 20,56 30,59 40,56 46,46.5 40.5,33 41,18.5'],
  ['faceLit', '30,18 21,18.5 23.5,45 36.5,45 39,18.5'],
  ['faceSide', '19.5,33 14,46.5 23.5,45 22.3,33'],
  ['faceShade', '40.5,33 46,46.5 36.5,45 37.7,33'],
  ['wool1', '30,3.5 25,12 30,14 35,12'],
  ['wool2', '25,12 30,14 30,24 24,20'],
  ['lock', '35,12 30,14 30,24 36,20'],
  ['pink', '24,45 36,45 30,50'],
];

const mouth = [
  [30, 49, 30, 52.5],
  [21.5, 51.5, 25.5, 55.5, 30, 52.5],
  [30, 52.5, 34.5, 55.5, 38.5, 51.5],
];
const eyes = [
  {cx: 21, cy: 26.5, r: 7.3, pupil: {cx: 22.8, cy: 28, r: 3.4}},
  {cx: 39, cy: 26.5, r: 7.3, pupil: {cx: 37.2, cy: 28, r: 3.4}},
];

const points = (list) => list.split(' ').map((point) => point.split(',').map(Number));
const mirror = (list) => list.map(([x, y]) => [60 - x, y]);
const round = (number) => String(Number(number.toFixed(1)));

/**
 * The head moved and scaled.
 * @param {{x: number, y: number, scale: number}} place top left corner of the 60 x 60 grid, in
 *   picture units, and units per grid step
 * @returns {{facets: [string, string][], mouth: string, eyes: object[], pupils: object[]}}
 *   facets as [kind, path data] from back to front; neighbours of one kind share a path
 */
export function sheepHead({x, y, scale}) {
  const at = ([px, py]) => `${round(x + px * scale)} ${round(y + py * scale)}`;
  const shape = (list) => `M${list.map(at).join(' ')}z`;
  const both = left.map(([kind, list]) => [
    kind,
    shape(points(list)) + shape(mirror(points(list))),
  ]);
  const single = middle.map(([kind, list]) => [kind, shape(points(list))]);
  const circle = ({cx, cy, r}) => ({
    cx: Number(round(x + cx * scale)),
    cy: Number(round(y + cy * scale)),
    r: Number(round(r * scale)),
  });
  const stroke = ([ax, ay, ...rest]) =>
    rest.length === 2
      ? `M${at([ax, ay])}L${at(rest)}`
      : `M${at([ax, ay])}Q${at(rest.slice(0, 2))} ${at(rest.slice(2))}`;
  return {
    facets: [...both, ...single],
    mouth: mouth.map(stroke).join(''),
    eyes: eyes.map(circle),
    pupils: eyes.map(({pupil}) => circle(pupil)),
  };
}
