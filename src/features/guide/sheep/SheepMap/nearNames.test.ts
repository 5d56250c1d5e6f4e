import {map} from '@site/tests/support/guideFigures';
import {mapViews} from '../../panels/panelViews';
import {nearNames} from './nearNames';
import {placedPanels} from './placed';

const near = mapViews(map).map((view) => {
  const placed = placedPanels(view);
  const chosen = placed[Math.floor(placed.length / 2)]!;
  const box = [chosen.x - 40, chosen.y - 30, 80, 60] as const;
  return {id: view.id, chosen: chosen.name, names: nearNames(view, placed, [...box], chosen.name)};
});

test.each(near)('on $id no name is larger than 70 % of the chosen one', ({chosen, names}) => {
  const sizeOf = (isIt: boolean) =>
    names.filter(({panel}) => (panel.name === chosen) === isIt).map(({panel}) => panel.size);
  expect(sizeOf(true)).toHaveLength(1);
  expect(Math.max(...sizeOf(false))).toBeLessThanOrEqual(0.7 * sizeOf(true)[0]!);
});

test.each(near)('on $id no window shows a name twice', ({names}) => {
  for (const window of ['phone', 'wide'] as const) {
    const seen = names.filter(({awayOn}) => !awayOn.includes(window)).map(({panel}) => panel.name);
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen).size).toBe(seen.length);
  }
});
