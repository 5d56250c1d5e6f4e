import {grown, holesIn, lay, type Span} from './grid';
import {quilt} from '.';

const layouts = [9, 6, 3];
const holes = (spans: readonly Span[], columns: number) =>
  holesIn(lay(spans, columns).grid, columns);

/** Wishes of all sorts, the same at each run. */
function wishes(count: number, seed: number): Span[] {
  let state = seed * 7919;
  const next = (most: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return 1 + Math.floor((state / 2147483648) * most);
  };
  return Array.from({length: count}, () => ({cols: next(3), rows: next(seed % 3 === 0 ? 3 : 2)}));
}

const counts = Array.from({length: 60}, (_, n) => n + 1);

describe.each(layouts)('at %i columns', (columns) => {
  test.each([1, 2, 3, 4])('1 to 60 pictures leave no hole, wishes %i', (seed) => {
    const left = counts.filter((n) => holes(quilt(wishes(n, seed), columns), columns) > 0);
    expect(left).toEqual([]);
  });

  test.each([1, 2, 3])('nor do pictures that all wish %i columns by 2', (cols) => {
    const left = counts.filter((n) => {
      const same = Array.from({length: n}, () => ({cols, rows: 2}));
      return holes(quilt(same, columns), columns) > 0;
    });
    expect(left).toEqual([]);
  });

  test('every span is one that the stylesheet knows', () => {
    for (const n of counts) {
      for (const {cols, rows} of quilt(wishes(n, 3), columns)) {
        expect(cols).toBeLessThanOrEqual(columns);
        expect(rows).toBeLessThanOrEqual(6);
      }
    }
  });

  test('wishes that fit are granted', () => {
    const fit = Array.from({length: 12}, () => ({cols: 3, rows: 2}));
    expect(quilt(fit, columns)).toEqual(fit);
  });

  test('one picture more changes the last few only', () => {
    const fit = Array.from({length: 24}, () => ({cols: 3, rows: 2}));
    const after = quilt([...fit, {cols: 2, rows: 2}], columns);
    expect(after.slice(0, 16)).toEqual(fit.slice(0, 16));
  });
});

test('wishes as they are do leave holes', () => {
  const left = counts.filter((n) => holes(wishes(n, 1), 9) > 0);
  expect(left.length).toBeGreaterThan(40);
});

test('a patch grows into the hole beside it, and lies where it lay', () => {
  const spans = [
    {cols: 2, rows: 2},
    {cols: 3, rows: 1},
  ];
  expect(grown(spans, 3)).toEqual({spans: [{cols: 3, rows: 2}, spans[1]], holes: 0});
});
