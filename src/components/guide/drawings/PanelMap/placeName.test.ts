import {readFileSync} from 'node:fs';
import {isInside, placeName, type Loop} from './placeName';

interface PanelFile {
  views: Record<string, {grid: number[]; panels: Record<string, Loop>}>;
}

const {views} = JSON.parse(readFileSync('docs/setup/panels.json', 'utf8')) as PanelFile;

describe('the place of a name', () => {
  it('is the middle of a square', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ];
    const {x, y, size} = placeName('1D', square, 100);
    expect(x).toBeCloseTo(5, 1);
    expect(y).toBeGreaterThan(2);
    expect(y).toBeLessThan(8);
    expect(size).toBeGreaterThan(5);
  });

  it('is smaller on a smaller panel and never above the largest size', () => {
    const triangle = (side: number) => [
      [0, 0],
      [side, 0],
      [0, side],
    ];
    const small = placeName('17D', triangle(5), 4).size;
    expect(small).toBeLessThan(placeName('17D', triangle(10), 4).size);
    expect(placeName('17D', triangle(500), 4).size).toBe(4);
  });

  it('is in the arm of a panel that is bent, not in the hollow where its centroid falls', () => {
    const bent = [
      [0, 0],
      [20, 0],
      [20, 4],
      [4, 4],
      [4, 20],
      [0, 20],
    ];
    const {x, y} = placeName('17D', bent, 10);
    expect(isInside(x, y, bent)).toBe(true);
  });
});

describe.each(Object.entries(views))('every name of the %s view', (_, {grid, panels}) => {
  const names = Object.entries(panels);

  it.each(names)('%s lies with its whole box inside its panel', (name, loop) => {
    const {x, y, size} = placeName(name, loop, 5);
    expect(isInside(x, y, loop)).toBe(true);
    for (const dx of [-0.75, 0.75]) {
      for (const dy of [-0.35, 0.35]) {
        expect(isInside(x + dx * size, y + dy * size, loop)).toBe(true);
      }
    }
  });

  it('is at least 6 points high when the view is as wide as A4 allows', () => {
    const pointsPerUnit = (180 / 25.4) * (72 / (grid[0] ?? 1));
    const small = names.filter(([name, loop]) => placeName(name, loop, 5).size * pointsPerUnit < 6);
    expect(small.map(([name]) => name)).toEqual([]);
  });
});
