/** The pictures of previous years, as they lie on their page. */
import {gallery} from '../src/data/gallery';
import {quilt} from '../src/features/gallery/quilt';
import {holesIn, lay} from '../src/features/gallery/quilt/grid';

test.each([9, 6, 3])('the quilt has no hole and ends flush at %i columns', (columns) => {
  const spans = quilt(gallery, columns);
  expect(spans).toHaveLength(gallery.length);
  expect(holesIn(lay(spans, columns).grid, columns)).toBe(0);
});
