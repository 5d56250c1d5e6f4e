import {geometry} from '@site/tests/support/guideFigures';
import {measurePanels} from '../../geometry/measure';
import {mirrorOf} from '../../geometry/mirror';
import {fitEdges, GOOD} from './fitEdges';
import {readEdges} from './readEdges';

const panels = measurePanels(geometry);
const LONGEST = 121;
const rounded = (typed: string) =>
  readEdges(typed, LONGEST).lengths?.map((length) => Math.round(length * 100) / 100);

test.each([
  ['85, 54.5, 49.5', [85, 54.5, 49.5]],
  ['85,54.5,49.5', [85, 54.5, 49.5]],
  ['85 54.5 49.5', [85, 54.5, 49.5]],
  [`7'1 4'6`, [85, 54]],
  [`7' 1" 4' 6½"`, [85, 54.5]],
  [`7’1” 4’6 1/2”`, [85, 54.5]],
  ['7 ft 1 in, 4 feet 6 inches', [85, 54]],
  ['54 1/2 and 49-1/2', [54.5, 49.5]],
  ['215 cm', [84.65]],
  ['215 138 cm', [84.65, 54.33]],
  ['2.15 m, 1.38m', [84.65, 54.33]],
  ['215, 138', [84.65, 54.33]],
  [`7' 4'`, [84, 48]],
  ['85-54', [85, 54]],
  [`85" x 54"`, [85, 54]],
])('%s is read as %j inches', (typed, lengths) => expect(rounded(typed)).toEqual(lengths));

test.each([
  ['', 'Measure two edges or more.'],
  ['banana', '“banana” is no length.'],
  ['85, banana', '“banana” is no length.'],
  ['0, 12', 'A length is more than 0.'],
  ['-5, 12', 'A length is more than 0.'],
  ['85, -54', 'A length is more than 0.'],
  ['1 2 3 4 5 6 7', 'Those are 7 edges'],
  ["20', 30'", "No edge is as long as 20'"],
  ['8'.repeat(10_000), 'That is too long'],
  ['<script>alert(1)</script>', 'is no length'],
  ['1e9, 2', 'is no length'],
  ['NaN, Infinity', 'is no length'],
])('what is no measure is said in a line (%#)', (typed, words) => {
  const {words: said = ''} = readEdges(typed, LONGEST);
  expect(said).toContain(words);
  expect(said.length).toBeLessThan(200);
});

/** The panels that all lengths of a panel fit, going clockwise. */
const alike = (name: string, isTurned: boolean) => {
  const {edges} = panels.get(name)!;
  return fitEdges(
    edges.map(({length}) => length),
    panels.values(),
  )
    .filter((fit) => fit.off <= GOOD && fit.isTurned === isTurned)
    .filter((fit) => fit.panel.edges.length === edges.length)
    .map(({panel}) => panel.name);
};

test('by all its lengths a panel is alone, or shares them with its mirror image only', () => {
  const names = [...panels.keys()];
  const others = names.map((name) => [
    ...new Set([...alike(name, false), ...alike(name, true)].filter((other) => other !== name)),
  ]);
  const mirrors = names.map((name) => mirrorOf(panels.get(name)!, panels)?.name);
  expect(others.filter((found) => found.length === 0)).toHaveLength(29);
  names.forEach((name, i) => {
    if (others[i]!.length > 0) expect([name, others[i]]).toEqual([name, [mirrors[i]]]);
  });
});

test('the direction tells a panel from its mirror image, unless two edges are alike', () => {
  expect(alike('17D', false)).toEqual(['17D']);
  expect(alike('17D', true)).toContain('17P');
});

test('two edges are enough to be among the first', () => {
  const names = fitEdges([54, 85], panels.values()).map(({panel}) => panel.name);
  expect(names.slice(0, 3)).toContain('17D');
});

test('what no panel comes near fits nothing', () => {
  expect(fitEdges([1, 1, 1], panels.values())).toEqual([]);
});
