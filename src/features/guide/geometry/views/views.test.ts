import {geometry, map} from '@site/tests/support/guideFigures';
import {coverOf, paintOrder, seenShares, type Painted} from './cover';
import {placeNames} from './placeNames';
import {facetsOf} from './facets';
import {mapViews} from '../../panels/panelViews';
import {linesCross} from '../../sheep/placeBeside';
import {placedPanels, stoodApart} from '../../sheep/SheepMap/placed';

/** Sixty inches wide and high. */
const triangle = (of: number, at: number, near: number): Painted => ({
  of,
  corners: [
    [at, 0, near],
    [at + 60, 0, near],
    [at, 60, near],
  ],
});

test('what lies nearer hides what lies behind, and is painted after it', () => {
  const cover = coverOf([triangle(0, 0, 9), triangle(1, 0, 2)], 0);
  expect(seenShares(cover)).toEqual(
    new Map([
      [0, 1],
      [1, 0],
    ]),
  );
  expect(paintOrder(cover)).toEqual([1, 0]);
});

test('beside each other both are seen whole', () => {
  const cover = coverOf([triangle(0, 0, 9), triangle(1, 80, 2)], 0);
  expect([...seenShares(cover).values()]).toEqual([1, 1]);
});

test('a name stands on its panel where there is room, else beside it with a line', () => {
  const small: Painted = {
    of: 1,
    corners: [
      [80, 0, 1],
      [84, 0, 1],
      [80, 4, 1],
    ],
  };
  const cover = coverOf([triangle(0, 0, 1), small], 40);
  const names = placeNames(
    cover,
    new Map([
      [0, '17D'],
      [1, '4D'],
    ]),
  );
  expect(names['17D']!.to).toBeUndefined();
  expect(names['17D']!.x).toBeLessThan(60);
  expect(names['4D']!.to![0]).toBeGreaterThanOrEqual(80);
  expect(names['4D']!.to![0]).toBeLessThanOrEqual(84);
});

test('every panel is shown in a view, and every shown panel has its name there', () => {
  const shown = Object.values(map.views).flatMap(({panels}) => Object.keys(panels));
  expect([...new Set(shown)].sort()).toEqual(Object.keys(geometry.panels).sort());
  for (const {panels, names} of Object.values(map.views))
    expect(Object.keys(names ?? {}).sort()).toEqual(Object.keys(panels).sort());
});

test('the face has its eyes, two of them from the front', () => {
  const eyes = (id: string) => map.views[id]!.bare!.filter(({kind}) => kind === 'eye').length;
  expect([eyes('front'), eyes('party'), eyes('business'), eyes('rear')]).toEqual([2, 1, 1, 0]);
});

test('the many triangles of the face are drawn as a few facets', () => {
  const facets = facetsOf(geometry, geometry.bare.Face!);
  expect(facets.length).toBeLessThan(80);
  expect(facets.flat().length).toBeGreaterThan(facets.length);
});

test.each(mapViews(map))('of $id no line to a name crosses another or its dot', (view) => {
  const led = placedPanels(view)
    .map(stoodApart)
    .filter(({isOutside}) => isOutside)
    .map(({name, at: [x, y], size, ...dot}) => ({name, x, y, size, to: [dot.x, dot.y] as const}));
  expect(led.length).toBeGreaterThan(0);
  const crossing = led.filter((one) => {
    const others = led.filter((other) => other !== one);
    return linesCross(one, one.to, others);
  });
  expect(crossing.map(({name}) => name)).toEqual([]);
});
