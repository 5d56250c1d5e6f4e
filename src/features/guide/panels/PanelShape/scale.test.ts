import {geometry} from '@site/tests/support/guideFigures';
import {feet} from '@site/src/text/feet';
import {measurePanels} from '../../geometry/measure';
import {drawnAt, scaleToFit} from './scale';

const panels = measurePanels(geometry);
const room = {width: 244, height: 300};
const all = [...panels.values()];

test.each(all.map((panel) => [panel.name, panel] as const))(
  '%s has room, and takes most of it',
  (_, panel) => {
    const pixels = scaleToFit([panel], room, feet);
    const [, , width, height] = drawnAt(panel, pixels, feet).box;
    expect(width).toBeLessThanOrEqual(room.width);
    expect(height).toBeLessThanOrEqual(room.height);
    expect(Math.max(width / room.width, height / room.height)).toBeGreaterThan(0.85);
  },
);

test('at one scale for several, none is larger than its room', () => {
  const few = ['14D', '17D', '31D'].map((name) => panels.get(name)!);
  const pixels = scaleToFit(few, room, feet);
  const boxes = few.map((panel) => drawnAt(panel, pixels, feet).box);
  for (const [, , width, height] of boxes) {
    expect(width).toBeLessThanOrEqual(room.width);
    expect(height).toBeLessThanOrEqual(room.height);
  }
  const fullest = boxes.map(([, , width, height]) =>
    Math.max(width / room.width, height / room.height),
  );
  expect(Math.max(...fullest)).toBeGreaterThan(0.85);
});
