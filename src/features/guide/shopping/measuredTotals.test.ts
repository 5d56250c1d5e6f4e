import {map} from '@site/tests/support/guideFigures';
import {measurePanels} from '../geometry/measure';
import {packedSize} from '../geometry/packedSize';
import {measuredTotals} from './measuredTotals';

const totals = measuredTotals(map.geometry, map.panels);
const measured = measurePanels(map.geometry);

test('every edge that two panels share is counted once, with one crew or between two', () => {
  const labelled = map.panels.flatMap(({neighbours}) => neighbours).length / 2;
  const counted = totals.crews.reduce((sum, {edges}) => sum + edges, totals.between.edges);
  expect(totals.unlabelled).toEqual([['F18D', 'F20D']]);
  expect(counted).toBe(labelled + totals.unlabelled.length);
});

test('every panel belongs to one crew, and none hangs higher than the highest', () => {
  expect(totals.crews.reduce((sum, {panels}) => sum + panels, 0)).toBe(map.panels.length);
  for (const {crew, highest, onLadder, panels} of totals.crews) {
    const own = map.panels.filter((panel) => panel.crew === crew);
    const heights = own.map(({name}) => measured.get(name)!.highest);
    expect(highest.highest).toBe(Math.max(...heights));
    expect(onLadder).toBe(heights.filter((height) => height > 96).length);
    expect(onLadder).toBeLessThanOrEqual(panels);
  }
});

test('the largest panel fits into its box, and no panel is larger', () => {
  expect(totals.largest.area).toBe(Math.max(...[...measured.values()].map(({area}) => area)));
  const [short, long] = totals.box;
  expect((short * long) / 144).toBeGreaterThanOrEqual(totals.largest.area);
  expect(short).toBeLessThanOrEqual(long);
});

test('a triangle fits into a box as high as the height over its longest side', () => {
  const [short, long] = packedSize(measured.get('17D')!);
  expect(Math.round(long)).toBe(85);
  expect(Math.round(short)).toBe(Math.round((2 * measured.get('17D')!.area * 144) / 84.85));
});
