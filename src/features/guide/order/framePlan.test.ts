import {figures, map} from '@site/tests/support/guideFigures';
import {mapViews} from '../panels/panelViews';
import {isInside} from '../sheep/outline';
import {framePlan, viewsOf, type FramePlan} from './framePlan';
import {namesIn, placeFrameNames, type FrameName} from './frameNames';
import {halfOf} from '../sheep/placeBeside';

const {hanging} = figures;
const views = mapViews(map);
const planOf = (section: string, crew: string) => {
  const group = hanging.find((one) => one.section === section && one.crew === crew)!;
  return framePlan(group, hanging, views);
};
const cases = hanging.map((group) => ({...group, title: `${group.section}, ${group.crew}`}));

test.each(cases)('every panel is seen: $title', (group) => {
  const shown = viewsOf(group, views);
  for (const name of group.panels) expect(shown.some(({panels}) => name in panels)).toBe(true);
});

test.each(cases)('a frame shows the whole sheep: $title', (group) => {
  for (const {view, box} of framePlan(group, hanging, views).views) expect(box).toEqual(view.box);
});

test.each(cases)('from near each panel of it is whole within the crop: $title', (group) => {
  for (const {view, box} of framePlan(group, hanging, views, {near: 3 / 2}).views) {
    const [left, top, width, height] = box;
    for (const name of group.panels)
      for (const [x = 0, y = 0] of view.panels[name] ?? []) {
        expect(x).toBeGreaterThanOrEqual(left);
        expect(x).toBeLessThanOrEqual(left + width);
        expect(y).toBeGreaterThanOrEqual(top);
        expect(y).toBeLessThanOrEqual(top + height);
      }
  }
});

test('from near no name stands on its own panel’s dot, however many there are', () => {
  const group = hanging.find(({section}) => section === 'Head')!;
  const plan = framePlan(group, [group], views, {near: 3 / 2, apart: true});
  for (const {view, box} of plan.views)
    for (const one of placeFrameNames(namesIn(group.panels, view), view, box, plan.smallest)) {
      const half = halfOf(one);
      const [x, y] = one.to ?? [Infinity, Infinity];
      const isOn = Math.abs(one.x - x) < half.width + 4 && Math.abs(one.y - y) < half.height + 4;
      expect([one.name, isOn]).toEqual([one.name, false]);
    }
});

test('a crew sees its own side first, then where the rest is', () => {
  const seen = (section: string, crew: string) =>
    planOf(section, crew).views.map(({view}) => view.id);
  expect(seen('Rack', 'party-crew')).toEqual(['party']);
  expect(seen('Breast', 'business-crew')).toEqual(['business', 'front']);
  expect(seen('Hock', 'party-crew')).toEqual(['party', 'rear']);
  expect(seen('Neck', 'head-and-hind-crew')).toEqual(['front']);
  expect(seen('Dock bridge', 'head-and-hind-crew')).toEqual(['rear']);
});

test('a view that is higher than another does not change the scale within a task', () => {
  const group = {task: 'x', crew: 'party-crew' as const, section: '', ordered: true};
  const task = [
    {...group, panels: ['20D']},
    {...group, panels: ['R1']},
  ];
  const [one, other] = task.map((each) => framePlan(each, task, views));
  const highest = ({views: shown}: FramePlan) => Math.max(...shown.map(({box}) => box[3]));
  expect(highest(one!)).not.toBe(highest(other!));
  expect(one!.scale).toBe(other!.scale);
});

test('the frames of a task have the same scale', () => {
  const tasks = [...new Set(hanging.map(({task}) => task))];
  for (const task of tasks) {
    const plans = hanging
      .filter((group) => group.task === task)
      .map((group) => framePlan(group, hanging, views));
    expect(new Set(plans.map(({scale}) => scale)).size).toBe(1);
  }
});

/** Whether two tags have no place in common. */
function areApart(one: FrameName, other: FrameName): boolean {
  const [half, otherHalf] = [halfOf(one), halfOf(other)];
  return (
    Math.abs(one.x - other.x) >= half.width + otherHalf.width ||
    Math.abs(one.y - other.y) >= half.height + otherHalf.height
  );
}

const looks = [{look: 'whole'}, {look: 'apart', apart: true}];
const looked = cases.flatMap((group) => looks.map((one) => ({...one, group, title: group.title})));

test('in the steps of the guide one sees all of a view, and each view is a drawing of its own', () => {
  for (const group of hanging) {
    const plan = framePlan(group, hanging, views, {apart: true});
    expect(plan.below).toBe(plan.views.length > 1);
    for (const {view, box} of plan.views) expect(box).toEqual(view.box);
  }
});

test.each(looked)(
  'on a phone every name can be read, and none covers another: $title, $look',
  (one) => {
    const {group, look} = one;
    const plan = framePlan(group, hanging, views, {apart: look === 'apart'});
    const {views: shown, smallest, scale, width} = plan;
    expect(smallest * Math.min(scale, 290 / width)).toBeGreaterThan(12);
    shown.forEach(({view, box, ...own}) => {
      expect(own.smallest * (look === 'apart' ? 290 / box[2] : scale)).toBeGreaterThan(12);
      const placed = placeFrameNames(namesIn(group.panels, view), view, box, own.smallest);
      placed.forEach((one, at) =>
        placed.slice(at + 1).forEach((other) => {
          const near = Math.abs(one.y - other.y) < 0.8 * Math.min(one.size, other.size);
          const letters = (one.name.length * one.size + other.name.length * other.size) / 2;
          if (near) expect(Math.abs(one.x - other.x)).toBeGreaterThan(0.5 * letters);
          if (one.to && other.to) expect(areApart(one, other)).toBe(true);
        }),
      );
    });
  },
);

test.each(looked)(
  'a name stands on its panel or beside all that hang now: $title, $look',
  (one) => {
    const {group, look} = one;
    const {views: shown} = framePlan(group, hanging, views, {apart: look === 'apart'});
    shown.forEach(({view, box, smallest}) => {
      for (const {to, ...name} of placeFrameNames(
        namesIn(group.panels, view),
        view,
        box,
        smallest,
        group.panels,
      )) {
        const half = halfOf(name);
        const panel = view.panels[name.name] ?? [];
        if (!to) {
          // what is seen of a panel is a part of it
          expect(isInside(name.x, name.y, panel)).toBe(true);
          expect(name.size * (12.5 / 11)).toBeGreaterThanOrEqual(smallest);
          continue;
        }
        expect(name.x - half.width).toBeGreaterThanOrEqual(box[0] - 0.1);
        expect(name.x + half.width).toBeLessThanOrEqual(box[0] + box[2] + 0.1);
        expect(isInside(name.x, name.y, panel)).toBe(false);
      }
    });
  },
);
