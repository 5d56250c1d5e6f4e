import {map} from '@site/tests/support/guideFigures';
import {areaOf} from '../../sheep/outline';
import {withFeet} from './feet';

/** A hoof's plate on edge, with its shin: inches to the right and down, the ground at 0. */
const plate = (side: number): [number, number][] => [
  [side * 75, -1],
  [side * 83, -18],
  [side * 95, -26],
];

test('plates that stand on edge become one foot behind everything', () => {
  const shin = {
    panel: '3P',
    outline: [
      [-83, -18],
      [-60, -18],
      [-72, -91],
    ] as [number, number][],
  };
  expect(withFeet([shin, {bare: 'wool', outline: plate(-1)}])).toEqual([
    {
      bare: 'inside',
      outline: [
        [-95, -26],
        [-60, -18],
        [-75, -1],
      ],
    },
    shin,
  ]);
});

test('a hoof that faces the eye stays as it is', () => {
  const parts = [{panel: 'F7D', outline: plate(1)}];
  expect(withFeet(parts)).toEqual(parts);
});

test.each(['front', 'rear'])('both legs end in a hoof in the view of the %s', (id) => {
  const {grid, panels, bare = []} = map.views[id]!;
  const outlines = [...Object.values(panels), ...bare.map((part) => part.outline)];
  const ground = Math.max(...outlines.flat().map(([, y = 0]) => y));
  const onGround = outlines.filter((one) => one.some(([, y = 0]) => y > ground - 3));
  const middle = grid[0]! / 2;
  expect(onGround.map((one) => Math.sign(one[0]![0]! - middle)).sort()).toEqual([-1, 1]);
  for (const hoof of onGround) expect(areaOf(hoof)).toBeGreaterThan(150);
});
