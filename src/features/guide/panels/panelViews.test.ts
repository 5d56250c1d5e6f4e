import {map} from '@site/tests/support/guideFigures';
import {areaOf} from '../sheep/outline';
import {bestView, isSliver, mapViews} from './panelViews';
import {sharedEdges} from '../sheep/sharedEdges';

const views = mapViews(map);

test('six views, of which the head has both of its sides', () => {
  expect(views.map(({id}) => id)).toEqual(['party', 'business', 'head', 'front', 'rear', 'above']);
  expect(Object.keys(views[2]?.panels ?? {})).toEqual(
    ['head-party', 'head-business'].flatMap((id) => Object.keys(map.views[id]?.panels ?? {})),
  );
});

test('the two sides of the head do not overlap', () => {
  const columns = (letter: string) =>
    Object.entries(views[2]?.panels ?? {})
      .filter(([name]) => name.endsWith(letter))
      .flatMap(([, outline]) => outline.map(([x = 0]) => x));
  expect(Math.max(...columns('D'))).toBeLessThan(Math.min(...columns('P')));
});

test.each(views)('the box of $id holds all that is drawn', ({box, panels}) => {
  const [left, top, width, height] = box;
  for (const [x = 0, y = 0] of Object.values(panels).flat()) {
    expect(x >= left && x <= left + width).toBe(true);
    expect(y >= top && y <= top + height).toBe(true);
  }
});

test.each(map.panels)('$name has a best view, and no other shows more of its edges', (panel) => {
  const {name, neighbours} = panel;
  const best = bestView(name, neighbours, views);
  const edges = views.map((view) => sharedEdges(name, neighbours, view.panels).length);
  expect(best && name in best.panels).toBe(true);
  expect(sharedEdges(name, neighbours, best?.panels ?? {})).toHaveLength(Math.max(...edges));
});

test('the sliver 40D is best seen from the rear, where it is broad', () => {
  const panel = map.panels.find(({name}) => name === '40D')!;
  expect(bestView('40D', panel.neighbours, views)?.id).toBe('rear');
});

test('a panel that no view shows has none', () => {
  expect(bestView('99D', [], views)).toBeUndefined();
});

test('the area of a triangle', () => {
  expect(
    areaOf([
      [0, 0],
      [4, 0],
      [0, 3],
    ]),
  ).toBe(6);
});

test('slivers are those that one hardly sees on the whole sheep', () => {
  const isThin = (name: string) =>
    views.some(({panels}) => name in panels && isSliver(panels[name]!));
  expect(['F18P', 'R5D', '43D'].map(isThin)).toEqual([true, true, true]);
  expect(['17D', 'F3D', 'R1', '21P'].map(isThin)).toEqual([false, false, false, false]);
});
