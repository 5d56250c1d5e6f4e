import path from 'node:path';
import {makeStaticFolder} from '../../../../tests/support/staticFolder';
import {checkWeight} from './checkWeight';

const megabyte = 1024 * 1024;
const planted: (() => void)[] = [];
afterAll(() => planted.forEach((remove) => remove()));

function empty() {
  const {folder, plant, remove} = makeStaticFolder();
  planted.push(remove);
  /** A drawn picture, which is known by the file beside it. */
  const draw = (stem: string, bytes: number) => {
    plant(`${stem}.webp`, bytes);
    plant(`${stem}.avif`);
  };
  return {folder, plant, draw, photos: path.join(folder, 'photos')};
}

test('eight megabytes pass; small copies, other formats, loops and photos as they came do not count', () => {
  const {folder, plant, draw, photos} = empty();
  draw('img/a', 4 * megabyte);
  plant('photos/img/more/b.jpg.webp', 4 * megabyte);
  plant('photos/img/more/b.jpg.avif', megabyte);
  for (const file of ['a.avif', 'a-600.webp', 'a-600.avif', 'a.mp4', 'a.webm', 'more/b.jpg'])
    plant(`img/${file}`, megabyte);
  expect(checkWeight(folder, photos)).toEqual([]);
});

test('copies of frozen years are not counted', () => {
  const {folder, draw, photos} = empty();
  draw('img/a', 8 * megabyte);
  draw('img/2024/a', megabyte);
  expect(checkWeight(folder, photos)).toEqual([]);
});

test('more is told with the heaviest, of photos by the name that they came with', () => {
  const {folder, plant, draw, photos} = empty();
  draw('img/a', 3 * megabyte);
  plant('photos/img/more/b.jpg.webp', 5 * megabyte);
  plant('photos/img/more/b.jpg.avif');
  plant('img/c.svg', 100 * 1024);
  expect(checkWeight(folder, photos)).toEqual([
    'static/img: the pictures have 8.10 MB together, expected at most 8 MB; the heaviest are static/img/more/b.jpg (5120 KB), static/img/a.webp (3072 KB), static/img/c.svg (100 KB); take out of static/img what no page shows any more, or show fewer',
  ]);
});

test('cards for shared links are weighed apart, one by one', () => {
  const {folder, plant, draw, photos} = empty();
  draw('img/a', 8 * megabyte);
  plant('img/social/light.jpg', 100 * 1024);
  plant('img/social/heavy.jpg', 101 * 1024);
  expect(checkWeight(folder, photos)).toEqual([
    'static/img/social/heavy.jpg (101 KB) is too heavy for a card, expected at most 100 KB',
  ]);
});
