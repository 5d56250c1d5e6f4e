import {pictureSchema} from '../../../data/schema';
import {checkTwice} from './checkTwice';
import {named} from './entry';

const shows = (pictures: object) => named('src/data/pictures/home.ts', pictureSchema, pictures);
const sheep = {src: '/img/home/sheep.webp', alt: 'A sheep.', width: 4, height: 3};
const pool = {...sheep, src: '/img/home/pool.webp'};

test('each picture once on a page passes, also when another page shows it too', () => {
  expect(checkTwice({'/': shows({sheep, pool}), '/campout/': shows({sheep})})).toEqual([]);
});

test('a picture that stands twice on a page is told with both places', () => {
  expect(checkTwice({'/': shows({hero: sheep, collage: [pool, sheep]})})).toEqual([
    'src/data/pictures/home.ts, collage 2: /img/home/sheep.webp is on / already, as src/data/pictures/home.ts, hero; expected a picture of its own',
  ]);
});
