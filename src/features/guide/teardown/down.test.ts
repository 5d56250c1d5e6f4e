import {figures} from '@site/tests/support/guideFigures';
import {crewIds} from '../model/names';
import {downIds} from './down';
import {reversed} from './reversed';

const undoings = crewIds.flatMap((crew) => reversed(figures, crew));

test('nothing is ticked with something else', () => {
  const ids = undoings.flatMap(downIds);
  expect(ids.length).toBeGreaterThan(undoings.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(undoings.map((undoing) => [undoing.task.id, undoing] as const))(
  '%s: each section that comes off is ticked by itself, and its hardware',
  (task, undoing) => {
    const sections = undoing.groups.map(({section}) => `${task}/${section}`);
    const off = sections.length > 0 ? sections : [`${task}/off`];
    expect(downIds(undoing)).toEqual(
      undoing.hardware.length > 0 ? [...off, `${task}/hardware`] : off,
    );
  },
);
