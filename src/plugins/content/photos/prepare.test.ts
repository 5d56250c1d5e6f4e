/** Real photos, and one with each mistake, as an organiser would put them there. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {phonePhoto} from '../../../../tests/support/phonePhoto';
import {tells} from './bare';
import {preparePhotos} from './prepare';
import {usesOf} from './uses';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'photos-'));
const cache = path.join(folder, 'cache');
const where = 'src/data/pictures/campout.ts, woods';
const put = (name: string, bytes: Buffer | string) => {
  const file = path.join(folder, 'static/img/campout', name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, bytes);
};
const card = (name: string) => ({src: `/img/campout/${name}`, width: 1200, height: 800});
const prepare = (...values: object[]) =>
  preparePhotos(
    values.flatMap((value) => usesOf({where, value})),
    path.join(folder, 'static'),
    cache,
  );
const mistakeOf = async (value: object) => (await prepare(value)).mistakes;

let photo: Buffer;
let small: Buffer;
beforeAll(async () => {
  photo = await phonePhoto();
  small = await phonePhoto({width: 320, height: 240, orientation: 1});
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('a photo as a phone gives it', () => {
  test('tells where it was taken, and is turned by a note', async () => {
    put('IMG_1234.jpg', photo);
    const file = path.join(folder, 'static/img/campout/IMG_1234.jpg');
    expect(await tells(file)).toBe(true);
    const {orientation, exif} = await sharp(file).metadata();
    expect(orientation).toBe(6);
    expect(exif?.toString('latin1')).toContain('Camera 1');
  });

  test.each([
    ['IMG_1234.jpg', 'jpeg', {width: 1200, height: 800}],
    // Smaller, as how large it becomes has nothing to do with what it was.
    ['IMG 1234 (1).JPEG', 'jpeg', {width: 600, height: 400}],
    ['Bildschirmfoto am Pool.PNG', 'png', {width: 600, height: 400}],
    ['PXL_2025.webp', 'webp', {width: 600, height: 400}],
  ] as const)(
    '%s is made upright, in two forms and sizes, and tells nothing',
    async (name, format, size) => {
      put(name, format === 'jpeg' ? photo : await phonePhoto({format, width: 1600, height: 1200}));
      const {photos, mistakes} = await prepare({...card(name), ...size});
      expect(mistakes).toEqual([]);
      const files = photos[0]!.files;
      expect(Object.keys(files).sort()).toEqual(['-600.avif', '-600.webp', '.avif', '.webp']);
      for (const file of Object.values(files)) expect(await tells(file)).toBe(false);
      const {width, height, orientation} = await sharp(files['.webp']).metadata();
      expect({width, height, orientation}).toEqual({...size, orientation: undefined});
    },
  );

  test('is turned, not only freed of its note', async () => {
    // Red above, once it is upright: the left of the pixels, for a phone held on its side.
    const red = await sharp({create: {width: 200, height: 1200, channels: 3, background: '#f00'}})
      .png()
      .toBuffer();
    const plain = await sharp(await phonePhoto({width: 1600, height: 1200, orientation: 1}))
      .composite([{input: red, left: 0, top: 0}])
      .withMetadata({orientation: 6})
      .jpeg()
      .toBuffer();
    put('turned.jpg', plain);
    const {photos} = await prepare({...card('turned.jpg'), width: 600, height: 800});
    const top = await sharp(photos[0]!.files['.webp'])
      .extract({left: 0, top: 0, width: 600, height: 40})
      .png()
      .toBuffer();
    const {channels} = await sharp(top).stats();
    const [r = 0, g = 0, b = 0] = channels.map(({mean}) => mean);
    expect(r).toBeGreaterThan(200);
    expect(Math.max(g, b)).toBeLessThan(60);
  });

  test('is made once, and taken from the cache then', async () => {
    await prepare(card('IMG_1234.jpg'));
    const made = fs.readdirSync(cache);
    await prepare(card('IMG_1234.jpg'));
    expect(fs.readdirSync(cache)).toEqual(made);
  });

  test('a square one is a sleeve', async () => {
    put('dj.jpg', await phonePhoto({width: 1300, height: 1300}));
    const {photos, mistakes} = await prepare({name: 'Jumpr', image: '/img/campout/dj.jpg'});
    expect(mistakes).toEqual([]);
    const {width, height} = await sharp(photos[0]!.files['-600.avif']).metadata();
    expect([width, height]).toEqual([600, 600]);
  });
});

describe('one line says what is wrong with', () => {
  test('a HEIC that is called .jpg', async () => {
    put(
      'heic.jpg',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]),
    );
    expect((await mistakeOf(card('heic.jpg'))).join()).toMatch(
      /^src.*: static\/img\/campout\/heic\.jpg is a HEIC, which most browsers do not show, expected a \.jpg: on an iPhone/,
    );
  });

  const cases: Record<string, {name: string; bytes: () => Buffer | string; entry?: object; says: string}> = {
    'a text that is called .jpg': {
      name: 'words.jpg',
      bytes: () => 'Dear organisers, here is my photo.',
      says: 'is no picture but text, which begins with "Dear organisers,", expected a photo (.jpg, .png or .webp)',
    },
    'an empty file': {
      name: 'empty.jpg',
      bytes: () => '',
      says: 'is empty, expected a photo',
    },
    'a photo of which half arrived': {
      name: 'half.jpg',
      bytes: () => photo.subarray(0, photo.length / 2),
      says: 'ends too early or is damaged, expected the whole photo: put it there once more',
    },
    'one that is too small': {
      name: 'small.jpg',
      bytes: () => small,
      says: 'is 320 × 240 pixels, which is too small, expected at least 1200 × 800',
    },
    'one that is no square, for a sleeve': {
      name: 'wide.jpg',
      bytes: () => photo,
      entry: {name: 'Jumpr', image: '/img/campout/wide.jpg'},
      says: 'is 3000 × 4000 pixels, expected a square for a sleeve: crop it on your device',
    },
    'a tall one for a banner': {
      name: 'tall.jpg',
      bytes: () => photo,
      entry: {...card('tall.jpg'), width: 1920, height: 900},
      says: 'is 3000 × 4000 pixels, of which its place (1920 × 900) would show 35 %, expected one of about that shape: crop it, or take another',
    },
    'the size of the file, written where that of the place belongs': {
      name: 'asked.jpg',
      bytes: () => photo,
      entry: {...card('asked.jpg'), width: 3000, height: 4000},
      says: 'is asked for at 3000 × 4000 pixels, expected at most 2000: no screen needs more',
    },
  };

  test.each(Object.entries(cases))('%s', async (_, {name, bytes, entry = card(name), says}) => {
    put(name, bytes());
    expect(await mistakeOf(entry)).toEqual([`${where}: static/img/campout/${name} ${says}`]);
  });

  test('one that two places want in two shapes', async () => {
    put('asked.jpg', photo);
    expect(await mistakeOf([card('asked.jpg'), {...card('asked.jpg'), height: 1200}])).toEqual([
      `${where}: static/img/campout/asked.jpg is 1200 × 800 as ${where} and 1200 × 1200 here, expected a copy of it under another name for one of them`,
    ]);
  });

  test('two whose names a page cannot tell apart', async () => {
    put('a b.jpg', photo);
    put('a-b.jpg', photo);
    expect(await mistakeOf([card('a b.jpg'), card('a-b.jpg')])).toEqual([
      `${where}: static/img/campout/a-b.jpg and static/img/campout/a b.jpg are too much alike, expected another name for one of them`,
    ]);
  });
});
