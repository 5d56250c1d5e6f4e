import {drawnByHand as frozen} from '@site/tests/support/guideFigures';
import {isInside} from '../outline';
import type {Outline} from '../../model/panelFile';
import {placeName} from './placeName';

// A year from before the sheep was measured: there the names are placed in the browser.
const views = frozen.views as unknown as Record<
  string,
  {grid: [number, number]; panels: Record<string, Outline>}
>;

const triangle = (side: number): Outline => [
  [0, 0],
  [side, 0],
  [0, side],
];

describe('the place of a name', () => {
  it('is smaller on a smaller panel and never above the largest size', () => {
    const small = placeName('17D', triangle(5), 0, 4).size;
    expect(small).toBeLessThan(placeName('17D', triangle(10), 0, 4).size);
    expect(placeName('17D', triangle(500), 0, 4).size).toBe(4);
  });

  it('is in the arm of a bent panel, not in the hollow where its centroid falls', () => {
    const bent = [
      [0, 0],
      [20, 0],
      [20, 4],
      [4, 4],
      [4, 20],
      [0, 20],
    ];
    const {x, y} = placeName('17D', bent, 0, 10);
    expect(isInside(x, y, bent)).toBe(true);
  });

  it('turns along the longest edge only where it would be too small straight', () => {
    const sliver = [
      [0, 0],
      [2, 0],
      [2, 40],
    ];
    expect(placeName('40D', sliver, 0, 5).angle).toBe(0);
    const {angle, size} = placeName('40D', sliver, 2, 5);
    expect(Math.abs(angle)).toBeGreaterThan(80);
    expect(size).toBeGreaterThan(placeName('40D', sliver, 0, 5).size);
  });
});

describe.each(Object.entries(views))('on the %s view', (_, {grid: [width], panels}) => {
  const places = Object.entries(panels).map(
    ([name, outline]) => [name, outline, placeName(name, outline, width / 51, width / 32)] as const,
  );

  it.each(places)('%s lies inside its panel', (_name, outline, {x, y}) => {
    expect(isInside(x, y, outline)).toBe(true);
  });

  it('every name has at least 5 points when the view is as wide as an A4 page', () => {
    const pointsPerUnit = (180 / 25.4) * (72 / width);
    const small = places.filter(([, , {size}]) => size * pointsPerUnit < 5);
    expect(small.map(([name, , {size}]) => `${name} ${size * pointsPerUnit}`)).toEqual([]);
  });
});
