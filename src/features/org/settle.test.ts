import {overlaps} from './boxes';
import {settle, type Piece} from './settle';

const far = {x: 900, y: 900, width: 1, height: 1};
const piece = (x: number, gap: number): Piece => ({
  box: {x, y: 0, width: 20, height: 20},
  home: {x, y: 0},
  ellipse: {x: 0, y: 0, rx: 400, ry: 400},
  pull: 0.1,
  gap,
});
const closest = (gaps: [number, number]) => {
  const pieces = gaps.map((gap, i) => piece(i, gap));
  settle(pieces, far, 10);
  const [one, other] = pieces;
  return (gap: number) => overlaps(one!.box, other!.box, gap);
};

test('two that want much room keep it from each other', () => {
  expect(closest([28, 28])(26)).toBe(false);
});

test('beside one that wants little, the little counts', () => {
  const isWithin = closest([28, 10]);
  expect(isWithin(9)).toBe(false);
  expect(isWithin(26)).toBe(true);
});
