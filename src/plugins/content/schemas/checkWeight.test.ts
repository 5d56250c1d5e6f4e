import {makeStaticFolder} from '../../../../tests/support/staticFolder';
import {checkWeight} from './checkWeight';

const megabyte = 1024 * 1024;

test('four megabytes pass; small copies, other formats and loops are not counted', () => {
  const {folder, plant, remove} = makeStaticFolder();
  plant('img/a.webp', 2 * megabyte);
  plant('img/more/b.jpg', 2 * megabyte);
  for (const file of ['a.avif', 'a-600.webp', 'a-600.avif', 'a.mp4', 'a.webm'])
    plant(`img/${file}`, megabyte);
  expect(checkWeight(folder, none)).toEqual([]);
  remove();
});

test('copies of frozen years are not counted', () => {
  const {folder, plant, remove} = makeStaticFolder();
  plant('img/a.webp', 4 * megabyte);
  plant('img/2024/a.webp', megabyte);
  expect(checkWeight(folder, none)).toEqual([]);
  remove();
});

test('more is told with the heaviest', () => {
  const {folder, plant, remove} = makeStaticFolder();
  plant('img/a.webp', megabyte);
  plant('img/more/b.jpg', 3 * megabyte);
  plant('img/c.svg', 100 * 1024);
  expect(checkWeight(folder, none)).toEqual([
    'static/img: the pictures have 4.10 MB together, expected at most 4 MB; the heaviest are static/img/more/b.jpg (3072 KB), static/img/a.webp (1024 KB), static/img/c.svg (100 KB)',
  ]);
  remove();
});

test('cards for shared links are weighed apart, one by one', () => {
  const {folder, plant, remove} = makeStaticFolder();
  plant('img/a.webp', 4 * megabyte);
  plant('img/social/light.jpg', 100 * 1024);
  plant('img/social/heavy.jpg', 101 * 1024);
  expect(checkWeight(folder, none)).toEqual([
    'static/img/social/heavy.jpg (101 KB) is too heavy for a card, expected at most 100 KB',
  ]);
  remove();
});
