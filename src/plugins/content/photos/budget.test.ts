import {makeStaticFolder} from '../../../../tests/support/staticFolder';
import {budgetFor} from './budget';

const {folder, plant, remove} = makeStaticFolder();
afterAll(remove);

test('few photos are as good as they get; many share what a device keeps', () => {
  plant('img/a-600.avif', 700_000);
  const each = [1, 10, 28, 40, 60, 200].map((count) => budgetFor(folder, count).avif);
  expect(each).toEqual([24_000, 24_000, 14_000, 10_000, 6_000, 6_000]);
});

test('what is there already has its share, in each format; years that are over have none', () => {
  plant('img/2024/a-600.avif', 900_000);
  expect(budgetFor(folder, 28)).toEqual({avif: 14_000, webp: 24_000});
  plant('img/a-600.webp', 1_300_000);
  expect(budgetFor(folder, 28)).toEqual({avif: 14_000, webp: 10_000});
  plant('img/b-600.avif', 200_000);
  expect(budgetFor(folder, 28)).toEqual({avif: 6_000, webp: 10_000});
});
