import {map} from '@site/tests/support/guideFigures';
import {bestView, mapViews} from '../../panels/panelViews';
import {nearBox, seenBox, SHAPES} from './box';
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

/** How wide the map is on a phone, in pixels; half of a letter's width and of its height, as shares of a name's size. */
const PIXELS = 358;
const [WIDE, HIGH] = [0.3, 0.36];

test.each(map.panels)(
  'near $name a phone shows its name, and none within 10 px of the edge',
  ({name, neighbours}) => {
    const view = bestView(name, neighbours, mapViews(map))!;
    const placed = placedPanels(view);
    const box = nearBox(new Map(placed.map((panel) => [panel.name, panel])), name, neighbours);
    const [left, top, width, height] = seenBox(box, SHAPES.phone);
    const names = nearNames(view, placed, box, name).filter(
      ({awayOn}) => !awayOn.includes('phone'),
    );
    expect(names.map(({panel}) => panel.name)).toContain(name);
    for (const {panel} of names) {
      const {size, name: its} = panel;
      const [x, y] = [panel.at[0] - left, panel.at[1] - top];
      const [aside, above] = [its.length * WIDE * size, HIGH * size];
      const room = Math.min(x - aside, width - x - aside, y - above, height - y - above);
      expect((room * PIXELS) / width).toBeGreaterThan(10);
    }
  },
);
