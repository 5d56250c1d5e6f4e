import {packNames} from './pack';

const box = (name: string, x: number, y: number, width = 40) => ({
  name,
  lines: [name],
  x,
  y,
  width,
  height: 10,
});
const pack = (isNamedOnTop = false) => {
  const label = box('Camp', 100, 200, 90);
  const names = [box('low', 0, 90), box('right', 50, 20), box('left', 10, 30), box('last', 0, 99)];
  packNames(label, names, {gap: {x: 5, y: 5}, isNamedOnTop});
  return {label, ...Object.fromEntries(names.map((one) => [one.name, one]))} as Record<
    'label' | 'low' | 'right' | 'left' | 'last',
    ReturnType<typeof box>
  >;
};

test('a circle’s own name stays, and those that lie higher stand above it', () => {
  const {label, low, right, left, last} = pack();
  expect(label).toMatchObject({x: 100, y: 200});
  expect(right.y).toBe(200 - 15);
  for (const one of [left, low]) expect(one.y).toBe(200 + 15);
  expect(last.y).toBe(200 + 30);
});

test('in a row they stand from left to right, with a gap between them, below one another’s middle', () => {
  const {label, left, low} = pack();
  expect(left.x - low.x).toBe(40 + 5);
  expect((left.x + low.x) / 2).toBe(label.x);
});

test('in a circle that is there they keep off its edge', () => {
  const label = box('Camp', 0, 0, 90);
  const names = Array.from({length: 6}, (_, nth) => box(`${nth}`, nth, nth));
  packNames(label, names, {
    ...{gap: {x: 5, y: 5}, isNamedOnTop: false},
    within: {x: 0, y: 0, rx: 100, ry: 30},
  });
  expect(new Set(names.map(({y}) => y))).toEqual(new Set([-15, 15]));
});

test('on top it stands above all of them, with a gap', () => {
  const {label, low, right, left, last} = pack(true);
  const highest = Math.min(...[low, right, left, last].map(({y}) => y));
  expect(highest - label.y).toBe(10 + 5);
  expect(label.x).toBe(100);
});

test('one without projects is left as it is', () => {
  const label = box('Pearl Tamer', 7, 8);
  packNames(label, [], {gap: {x: 5, y: 5}, isNamedOnTop: true});
  expect(label).toEqual(box('Pearl Tamer', 7, 8));
});
