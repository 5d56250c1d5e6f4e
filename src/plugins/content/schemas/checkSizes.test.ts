import fs from 'node:fs';
import {pictureSchema} from '../../../data/schema';
import {makeStaticFolder} from '../../../../tests/support/staticFolder';
import {checkSizes} from './checkSizes';

const {folder, plant, remove} = makeStaticFolder();
afterAll(remove);

/** With another form beside it: one that lies there alone is a photo. */
function plantDrawn(stem: string) {
  plant(`${stem}.webp`);
  plant(`${stem}.avif`);
}

const check = (value: object) =>
  checkSizes(
    {where: "src/data/features.ts, entry 1 'woods'", schema: pictureSchema, value},
    folder,
  );

test('the size of the file passes, also within a card', () => {
  plantDrawn('img/woods');
  expect(check({src: '/img/woods.webp', width: 4, height: 3})).toEqual([]);
  expect(check({img: {src: '/img/woods.webp', width: 4, height: 3}})).toEqual([]);
});

test('another size is told', () => {
  plantDrawn('img/woods');
  expect(check({img: {src: '/img/woods.webp', width: 1200, height: 800}})).toEqual([
    "src/data/features.ts, entry 1 'woods': width is 1200 and height is 800, expected 4 and 3, the size of static/img/woods.webp",
  ]);
});

test('a picture of the quilt is asked for in columns and rows', () => {
  plantDrawn('img/woods');
  expect(check({src: '/img/woods.webp', width: 900, height: 900, cols: 2, rows: 2})).toEqual([
    "src/data/features.ts, entry 1 'woods': columns and rows are 2, 2, expected 3, 2, since it is wider than high",
  ]);
});

test('a loop has the size of its still', () => {
  plant('img/loop.webp');
  expect(check({src: '/img/loop.mp4', width: 4, height: 3})).toEqual([]);
  expect(check({src: '/img/loop.mp4', width: 3, height: 4})).toHaveLength(1);
});

test('a photo is made as large as is written', () => {
  plant('img/photo.jpg');
  expect(check({src: '/img/photo.jpg', width: 1200, height: 800})).toEqual([]);
});

test('a file that is no picture', () => {
  plantDrawn('img/words');
  fs.writeFileSync(plant('img/words.webp'), 'not a picture');
  expect(check({src: '/img/words.webp', width: 4, height: 3})).toEqual([
    "src/data/features.ts, entry 1 'woods': static/img/words.webp is no picture, expected one that a browser can show",
  ]);
});
