/** The pictures of previous years, as they lie on their page. */
import {gallery} from '../src/data/gallery';
import {quilt} from '../src/features/gallery/quilt';
import {holesIn, lay} from '../src/features/gallery/quilt/grid';

test.each([9, 6, 3])('the quilt has no hole and ends flush at %i columns', (columns) => {
  const spans = quilt(gallery, columns);
  expect(spans).toHaveLength(gallery.length);
  expect(holesIn(lay(spans, columns).grid, columns)).toBe(0);
});

test('nor has it on a tablet, where three columns are wider', () => {
  const spans = quilt(gallery, 3, true);
  expect(spans).toHaveLength(gallery.length);
  expect(holesIn(lay(spans, 3).grid, 3)).toBe(0);
});

test('every wish of it is granted', () => {
  const wishOf = ({cols, rows}: {cols: number; rows: number}) => ({cols, rows});
  expect(quilt(gallery, 9)).toEqual(gallery.map(wishOf));
  expect(quilt(gallery, 6)).toEqual(gallery.map(({at6}) => at6));
  expect(quilt(gallery, 3)).toEqual(gallery.map(({at3}) => at3));
  expect(quilt(gallery, 3, true)).toEqual(gallery.map(({onTablet}) => onTablet));
});
