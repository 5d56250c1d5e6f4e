import {map} from '@site/tests/support/guideFigures';
import {addressOf, labelsFor, NOTHING, readChoice} from './choice';
import {measurePanels} from '../geometry/measure';
import {labelFigure} from './figure';
import {seenEdge} from './sharedEdge';
import {typedNames} from './typedNames';

const known = new Set(map.panels.map(({name}) => name));
const pairs = map.panels.flatMap(({name, neighbours}) =>
  neighbours.map((neighbor) => [name, neighbor] as const),
);

describe('what is typed', () => {
  test.each([
    ['17d, 18 D, r5p', ['17D', '18D', 'R5P'], []],
    ['17d 18d', ['17D', '18D'], []],
    ['F 12 D 07d', ['F12D', '7D'], []],
    ['17D 17d', ['17D'], []],
    ['17X, 18D; the hoof', ['18D'], ['17X', 'the', 'hoof']],
    [' , ;', [], []],
  ])('%s', (typed, found, unknown) => {
    const read = typedNames(typed, known);
    expect([[...read.found], read.unknown]).toEqual([found, unknown]);
  });
});

describe('a choice', () => {
  const names = (search: string) => [
    ...new Set(labelsFor(readChoice(search, map), map).labels.map(({panel}) => panel.name)),
  ];

  test('crew and section narrow each other down, names come on top', () => {
    expect(names('?crew=party-crew&section=Belly')).toEqual(['14D', '18D', '23D']);
    expect(names('?section=Belly')).toEqual(['14D', '14P', '18D', '18P', '23D', '23P']);
    expect(names('?section=Belly&crew=party-crew&panels=r1')).toContain('R1');
  });

  test('a panel has a label for each neighbor', () => {
    const {labels} = labelsFor({...NOTHING, typed: '17D'}, map);
    expect(labels.map(({neighbor}) => neighbor)).toEqual(
      map.panels.find(({name}) => name === '17D')?.neighbours,
    );
  });

  test.each(['', '?crew=sheep-crew', '?section=%00', '?crew=&panels=%F0', '?crew[]=party-crew'])(
    '“%s” chooses nothing',
    (search) => {
      expect(labelsFor(readChoice(search, map), map).labels).toEqual([]);
    },
  );

  test('10 KB of junk are cut', () => {
    const junk = `<b>${'17Q,'.repeat(2500)}`;
    expect(readChoice(`?panels=${junk}`, map).typed).toHaveLength(1000);
  });

  test('comes back from its address, which keeps the rest', () => {
    const search = '?crew=party-crew&section=Belly%2CDock+2&panels=17d%2C+r5p';
    const choice = readChoice(search, map);
    expect(choice).toEqual({
      crews: ['party-crew'],
      sections: ['Belly', 'Dock 2'],
      typed: '17d, r5p',
    });
    const address = addressOf(choice, 'https://x.org/l/?a=1#h');
    expect(address).toBe(`https://x.org/l/?a=1&${search.slice(1)}#h`);
    expect(addressOf(NOTHING, address)).toBe('https://x.org/l/?a=1#h');
  });
});

const measured = measurePanels(map.geometry);
const edgeOf = (name: string, neighbor: string) => seenEdge(measured.get(name)!, neighbor)!;

describe('the edge to a neighbor', () => {
  test.each(pairs)('of %s to %s is there', (name, neighbor) => {
    const length = Math.round(edgeOf(name, neighbor).edge.length);
    expect(length).toBeGreaterThan(0);
    expect(Math.round(edgeOf(neighbor, name).edge.length)).toBe(length);
  });

  test('there is none to a panel elsewhere', () => {
    expect(seenEdge(measured.get('17D')!, 'R1')).toBeUndefined();
  });
});

describe('the figure', () => {
  const box = {x: 10, y: 24, width: 48, height: 22};
  const numbers = (path = '') => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

  test.each(pairs)('%s with its edge to %s lies in its box', (name, neighbor) => {
    const figure = labelFigure(edgeOf(name, neighbor), neighbor, box);
    const all = [...numbers(figure.outline), figure.x, figure.y, figure.x, figure.lengthY];
    const xs = all.filter((_, i) => i % 2 === 0);
    const ys = all.filter((_, i) => i % 2 === 1);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(box.x);
    expect(Math.max(...xs)).toBeLessThanOrEqual(box.x + box.width);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(box.y);
    expect(Math.max(...ys)).toBeLessThanOrEqual(box.y + box.height);
  });

  test.each([
    [
      'above',
      [
        [0, 0],
        [4, 0],
      ],
      [0, -1],
    ],
    [
      'right of',
      [
        [4, 0],
        [4, 4],
      ],
      [1, 0],
    ],
    [
      'below',
      [
        [4, 4],
        [0, 4],
      ],
      [0, 1],
    ],
    [
      'left of',
      [
        [0, 4],
        [0, 0],
      ],
      [-1, 0],
    ],
  ] as const)('the name stands %s the edge, whichever way the corners go', (_, edge, [dx, dy]) => {
    const outline = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    const [from, to] = edge;
    for (const seen of [
      {outline, edge: {length: 48, from, to}},
      {outline: [...outline].reverse(), edge: {length: 48, from: to, to: from}},
    ]) {
      const figure = labelFigure(seen, '18D', box);
      const [ax = 0, ay = 0, bx = 0, by = 0] = numbers(figure.edge);
      expect(Math.sign(Math.round(figure.x - (ax + bx) / 2))).toBe(dx);
      const words = (figure.y + figure.lengthY) / 2;
      expect(Math.sign(Math.round((words - (ay + by) / 2) / 3))).toBe(dy);
    }
  });
});
