import {map} from '@site/tests/support/guideFigures';
import {bestView, mapViews} from '../../panels/panelViews';
import {isCut, isLong, nearBox, phoneScale, seenBox, SHAPES, sizeOnPhone} from './box';
import {isInside, type Box} from '../outline';
import {
  arrows,
  lineFrom,
  panelAt,
  panelTowards,
  placedPanels,
  READABLE,
  readableFrom,
  stoodApart,
} from './placed';

const views = mapViews(map);
const party = placedPanels(views[0]!);
const middle = (name: string) => {
  const {x = 0, y = 0} = party.find((panel) => panel.name === name) ?? {};
  return [x, y] as const;
};

test.each(views)('a mouse and a finger on its name hit each panel of $id', (view) => {
  const panels = placedPanels(view);
  for (const {name, x, y} of panels)
    expect([panelAt(x, y, 0, panels), panelAt(x, y, 24, panels)]).toEqual([name, name]);
});

test('a finger beside a sliver hits it, a mouse does not', () => {
  const [x, y] = middle('R5D');
  expect(panelAt(x - 6, y, 0, party)).not.toBe('R5D');
  expect(panelAt(x - 6, y, 24, party)).toBe('R5D');
});

test('beside the sheep a finger hits the nearest panel, far from it none', () => {
  const [x, y] = middle('24D');
  expect(panelAt(x, y - 30, 24, party)).toBe('24D');
  expect(panelAt(x, y - 30, 0, party)).toBeUndefined();
  expect(panelAt(x, y - 90, 24, party)).toBeUndefined();
});

test('a line begins at the edge of its name: at its side, above or below it, never between its letters', () => {
  const name = {name: '11D', at: [100, 100], size: 10, isOutside: true} as const;
  const from = (x: number, y: number) => lineFrom({...name, outline: [], room: 1, x, y});
  expect(from(0, 100)).toEqual([91.3, 100]);
  expect(from(100, 200)).toEqual([100, 103.6]);
  expect(from(200, 50)).toEqual([107.2, 96.4]);
  expect(from(102, 101)).toEqual([102, 101]);
});

test('arrows lead to a panel in their direction, and stay where there is none', () => {
  expect(panelTowards('17D', arrows.ArrowDown!, party)).toBe('18D');
  expect(panelTowards('38D', arrows.ArrowDown!, party)).toBe('38D');
});

test.each(views)('the arrows reach every panel of $id', (view) => {
  const panels = placedPanels(view);
  const reached = new Set([panels[0]!.name]);
  for (const name of reached)
    for (const arrow of Object.values(arrows)) reached.add(panelTowards(name, arrow, panels));
  expect(panels.map(({name}) => name).filter((name) => !reached.has(name))).toEqual([]);
});

test.each(map.panels)('near, a phone shows all of $name and its name', ({name, neighbours}) => {
  const view = bestView(name, neighbours, views)!;
  const placed = new Map(placedPanels(view).map((panel) => [panel.name, panel]));
  const box = nearBox(placed, name, neighbours);
  const [left, top, width, height] = box;
  expect(isCut(placed.get(name)!, seenBox(box, SHAPES.phone))).toBe(false);
  for (const [x = 0, y = 0] of view.panels[name] ?? []) {
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x).toBeLessThanOrEqual(left + width);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(y).toBeLessThanOrEqual(top + height);
  }
});

test('a name over the edge of the map is cut; beside the box the map shows more, as its shape is', () => {
  const panel = {...party[0]!, name: '17D', at: [60, 50] as const, size: 10};
  const isCutOn = (box: Box, shape: number) => isCut(panel, seenBox(box, shape));
  expect(isCutOn([0, 0, 100, 100], 1)).toBe(false);
  expect(isCutOn([0, 0, 66, 100], 0.66)).toBe(true);
  expect(isCutOn([0, 0, 66, 100], 1)).toBe(false);
  expect(isCutOn([0, 0, 100, 52], 100 / 52)).toBe(true);
  expect(isCutOn([0, 0, 100, 52], 1)).toBe(false);
});

test('a name is shown from the width on at which it has 11 px', () => {
  const box = [0, 0, 480, 260] as const;
  expect(readableFrom(20, box)).toBe(300);
  expect(readableFrom(10, box)).toBe(560);
  expect(readableFrom(9, box)).toBe(640);
  // A view that is higher than the map is wide is shown by its height.
  expect(readableFrom(10, [0, 0, 240, 400])).toBe(760);
});

test.each(views)('each name of $id is read on a wide map', ({box, ...view}) => {
  for (const {size} of placedPanels(view)) expect(readableFrom(size, box)).toBeLessThanOrEqual(900);
});

test.each(views)('all of $id shown, each name is read on a map of 600 px', (view) => {
  for (const {size} of placedPanels(view).map(stoodApart))
    expect(readableFrom(size, view.box)).toBeLessThanOrEqual(600);
});

test('a name that is too small on its panel stands beside it, with a line to that', () => {
  const small = party.find(({name}) => name === '11D')!;
  expect(stoodApart(small)).toMatchObject({isOutside: true, x: small.x, y: small.y});
  expect(isInside(...stoodApart(small).at, small.outline)).toBe(false);
  const large = party.find(({name}) => name === '18D')!;
  expect(stoodApart(large)).toBe(large);
});

test('a phone draws sides, head and the view from above wider than its screen', () => {
  const long = views.filter(({box}) => isLong(box)).map(({id}) => id);
  expect(long).toEqual(['party', 'business', 'head', 'above']);
});

test.each(views)('three of four names of $id have 12 px on a phone, all of it shown', (view) => {
  const scale = phoneScale(view.box);
  const sizes = placedPanels(view).map(({size}) => sizeOnPhone(size, view.box) * scale);
  const read = sizes.filter((size) => size >= READABLE);
  expect(read.length / sizes.length).toBeGreaterThan(0.75);
  expect(Math.min(...read)).toBeGreaterThanOrEqual(12);
});
