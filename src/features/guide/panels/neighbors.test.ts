import {map} from '@site/tests/support/guideFigures';
import {fitsFor, neighborsHash, readNeighbors} from './neighbors';

const {panels} = map;
const known = new Set(panels.map(({name}) => name));
const names = (asked: string[]) => fitsFor(asked, panels).map(({panel}) => panel.name);

test.each([
  ['18D 22D', ['18D', '22D'], []],
  ['18d,22 d', ['18D', '22D'], []],
  ['18-D / 22-D', ['18D', '22D'], []],
  ['１８Ｄ ２２Ｄ', ['18D', '22D'], []],
  ['18D and 22D', ['18D', '22D'], []],
  ['18D-22D', ['18D', '22D'], []],
  ['18D 18d', ['18D'], []],
  ['f 12 d r1', ['F12D', 'R1'], []],
  ['18D 17DEF', ['18D'], ['17DEF']],
  ['strut 17D, 18D', ['18D'], ['strut17D']],
  ['18D the hoof', ['18D'], ['the', 'hoof']],
  ['<%/ü>', [], []],
  ['x'.repeat(5000), [], ['x'.repeat(100)]],
])('%.20s is read', (typed, asked, unknown) => {
  expect(readNeighbors(typed, known)).toEqual({asked, unknown});
});

test('an address has the question that it was made of', () => {
  const hash = neighborsHash(['18D', 'F12D', '99Z']);
  expect(hash).toBe('next-to-18D-F12D-99Z');
  expect(readNeighbors(hash.slice('next-to-'.length), known)).toEqual({
    asked: ['18D', 'F12D'],
    unknown: ['99Z'],
  });
});

test('18D and 22D: 23D first, which has no others', () => {
  const [first] = fitsFor(['18D', '22D'], panels);
  expect([first?.panel.name, first?.shared]).toEqual(['23D', ['18D', '22D']]);
  expect(first?.others).toEqual([]);
});

test.each(panels.map(({name, neighbours}) => [name, [...neighbours]] as const))(
  '%s comes first by all of its neighbors, and no other panel has just those',
  (name, neighbours) => {
    const [first, second] = fitsFor(neighbours, panels);
    expect(first?.panel.name).toBe(name);
    expect(first?.others).toEqual([]);
    expect(second?.shared.length === neighbours.length && second.others.length === 0).toBe(false);
  },
);

test('of 331 pairs 311 fit one panel, the others two', () => {
  const pairs = new Set(
    panels.flatMap(({neighbours}) =>
      neighbours.flatMap((a) => neighbours.filter((b) => a < b).map((b) => `${a} ${b}`)),
    ),
  );
  const fitting = [...pairs].map(
    (pair) => fitsFor(pair.split(' '), panels).filter(({shared}) => shared.length === 2).length,
  );
  expect(fitting).toHaveLength(331);
  expect(fitting.filter((count) => count === 1)).toHaveLength(311);
  expect(fitting.filter((count) => count === 2)).toHaveLength(20);
});

test('those that have all stand before those that have one, and what is asked is not meant', () => {
  const fits = fitsFor(['3D', '7D'], panels);
  expect(fits.map(({shared}) => shared.length)).toEqual(
    fits.map(({shared}) => shared.length).sort((a, b) => b - a),
  );
  expect(names(['3D', '7D']).slice(0, 2).sort()).toEqual(['2D', '8D']);
  expect(names(['18D', '23D'])).not.toContain('18D');
});
