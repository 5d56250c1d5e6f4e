import fs from 'node:fs';
import {pictureSchema} from '../../../data/schema';
import {makeStaticFolder} from '../../../../tests/support/staticFolder';
import {checkSizes} from './checkSizes';

const {folder, plant, remove} = makeStaticFolder();
afterAll(remove);

const check = (value: object) =>
  checkSizes(
    {where: "src/data/features.ts, entry 1 'woods'", schema: pictureSchema, value},
    folder,
  );

test('the size of the file passes, also within a card', () => {
  plant('img/woods.jpg');
  expect(check({src: '/img/woods.jpg', width: 4, height: 3})).toEqual([]);
  expect(check({img: {src: '/img/woods.jpg', width: 4, height: 3}})).toEqual([]);
});

test('another size is told', () => {
  plant('img/woods.jpg');
  expect(check({img: {src: '/img/woods.jpg', width: 1200, height: 800}})).toEqual([
    "src/data/features.ts, entry 1 'woods': width is 1200 and height is 800, expected 4 and 3, the size of static/img/woods.jpg",
  ]);
});

test('a loop has the size of its still', () => {
  plant('img/loop.webp');
  expect(check({src: '/img/loop.mp4', width: 4, height: 3})).toEqual([]);
  expect(check({src: '/img/loop.mp4', width: 3, height: 4})).toHaveLength(1);
});

test('a photo that the phone turned is as wide as it is shown', () => {
  // Start of a JPEG, then EXIF with nothing but "turned by 90 degrees", then 40 by 30 pixels.
  const exif = '4578696600004d4d002a000000080001011200030000000100060000';
  const frame = 'ffc00011080028001e03012200021101031101';
  const app1 = `ffe1${(exif.length / 2 + 2).toString(16).padStart(4, '0')}${exif}`;
  fs.writeFileSync(plant('img/upright.jpg'), Buffer.from(`ffd8${app1}${frame}ffd9`, 'hex'));
  expect(check({src: '/img/upright.jpg', width: 40, height: 30})).toEqual([]);
});

test('a file that is no picture', () => {
  fs.writeFileSync(plant('img/words.jpg'), 'not a picture');
  expect(check({src: '/img/words.jpg', width: 4, height: 3})).toEqual([
    "src/data/features.ts, entry 1 'woods': static/img/words.jpg is no picture, expected one that a browser can show",
  ]);
});
