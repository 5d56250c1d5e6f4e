import {map} from '@site/tests/support/guideFigures';
import {ladderTo, topOf} from './ladder';
import {measurePanels} from './measure';

const geometry = map.geometry;
const measured = measurePanels(geometry);

test.each([...measured.values()])('$name is as high as it was measured', ({name, highest}) => {
  expect(topOf([name], geometry)).toBeCloseTo(highest);
});

test('the highest panel of a group decides', () => {
  expect(ladderTo(['38D', '24D'], geometry)).toBe(topOf(['24D'], geometry));
});

test.each([
  [96, undefined],
  [96.5, 96.5],
])('a top corner at %d inches: %p', (height, ladder) => {
  const panel = {
    vertices: [
      [0, height, 0],
      [10, 20, 0],
      [0, 10, 0],
    ],
    panels: {a: [[1, 2, 3]]},
  };
  expect(ladderTo(['a'], {...geometry, ...panel})).toBe(ladder);
});

test('of no panel, none', () => {
  expect(ladderTo(['44D'], geometry)).toBeUndefined();
});
