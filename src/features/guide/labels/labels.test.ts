import {readFileSync} from 'node:fs';
import {addressOf, labelsFor, NOTHING, readChoice} from './choice';
import {labelFigure} from './figure';
import {seenEdge} from './sharedEdge';
import {typedNames} from './typedNames';
import type {PanelFile} from '../model/panelFile';

const map = JSON.parse(readFileSync('docs/setup/panels.json', 'utf8')) as PanelFile;
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

describe('the edge to a neighbor', () => {
  test('is the one that both panels have', () => {
    const views = {
      side: {
        grid: [10, 10],
        panels: {
          a: [
            [0, 0],
            [4, 0],
            [0, 4],
          ],
          b: [
            [4, 0],
            [0, 4],
            [9, 9],
          ],
        },
      },
      top: {
        grid: [10, 10],
        panels: {
          a: [
            [1, 1],
            [2, 2],
            [3, 0],
          ],
          c: [
            [5, 5],
            [6, 6],
            [7, 0],
          ],
        },
      },
    };
    expect(seenEdge(views, 'a', 'b')?.edge).toMatchObject({from: [4, 0], to: [0, 4]});
    expect(seenEdge(views, 'a', 'c')).toEqual({outline: views.side.panels.a, edge: undefined});
    expect(seenEdge(views, 'x', 'a')).toBeUndefined();
  });

  test('is found for all but the few that no view shows side by side', () => {
    const lost = pairs.filter(([name, neighbor]) => !seenEdge(map.views, name, neighbor)?.edge);
    expect(lost.length).toBeLessThan(20);
  });
});

describe('the figure', () => {
  const box = {x: 10, y: 24, width: 48, height: 22};
  const numbers = (path = '') => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

  test.each(pairs)('%s with its edge to %s lies in its box', (name, neighbor) => {
    const seen = seenEdge(map.views, name, neighbor);
    if (!seen) throw new Error(`no view shows ${name}`);
    const figure = labelFigure(seen, neighbor, box);
    const all = [...numbers(figure.outline), figure.x, figure.y];
    const xs = all.filter((_, i) => i % 2 === 0);
    const ys = all.filter((_, i) => i % 2 === 1);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(box.x);
    expect(Math.max(...xs)).toBeLessThanOrEqual(box.x + box.width);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(box.y);
    expect(Math.max(...ys)).toBeLessThanOrEqual(box.y + box.height);
    expect(figure.edge !== undefined).toBe(seen.edge !== undefined);
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
      {outline, edge: {neighbour: '18D', from, to}},
      {outline: [...outline].reverse(), edge: {neighbour: '18D', from: to, to: from}},
    ]) {
      const figure = labelFigure(seen, '18D', box);
      const [ax = 0, ay = 0, bx = 0, by = 0] = numbers(figure.edge);
      expect(Math.sign(Math.round(figure.x - (ax + bx) / 2))).toBe(dx);
      expect(Math.sign(Math.round(figure.y - (ay + by) / 2))).toBe(dy);
    }
  });
});
