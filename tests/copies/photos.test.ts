/**
 * An organiser puts photos into a copy of the project, as a phone gives them, and names them in the
 * data; then makes them for good. Eight DJs, three cards, a banner, one of the gallery.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {LIMITS} from '../../src/features/offline/list';
import {tells} from '../../src/plugins/content/photos/bare';
import {filesIn} from '../../src/plugins/files';
import {phonePhoto} from '../support/phonePhoto';
import {copyProject} from '../support/projectCopy.cjs';

const folder = copyProject('photos');
const place = (file: string) => path.join(folder, file);
const read = (file: string) => fs.readFileSync(place(file), 'utf8');
const edit = (file: string, change: (text: string) => string) =>
  fs.writeFileSync(place(file), change(read(file)));

function run(script: string) {
  const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1', NODE_ENV: 'production'};
  return spawnSync('npm', ['run', '--silent', script], {cwd: folder, encoding: 'utf8', env});
}

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
const originals = [
  'campout/IMG_1234.JPG',
  'campout/IMG 1235 (1).jpeg',
  'campout/PXL_20250524.webp',
  'campout/wide.png',
  'gallery/20250525_0001.jpg',
];

/** As many as show that their weight is shared; budget.test.ts counts on to 25. */
const sleeves = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `sleeve-${n}.jpg`);

async function putPhotos() {
  const [woods, visions, art, wide, yoga] = originals.map((name) => place(`static/img/${name}`));
  fs.writeFileSync(woods!, await phonePhoto());
  fs.writeFileSync(visions!, await phonePhoto());
  fs.writeFileSync(art!, await phonePhoto({format: 'webp'}));
  fs.writeFileSync(wide!, await phonePhoto({format: 'png', orientation: 1}));
  fs.writeFileSync(yoga!, await phonePhoto({orientation: 1}));
  fs.writeFileSync(place('docs/campout/inText.jpg'), await phonePhoto());
  const square = await phonePhoto({width: 700, height: 700});
  for (const [n, name] of sleeves.entries()) {
    // Each a photo of its own.
    const photo = sharp(square)
      .keepMetadata()
      .modulate({hue: n * 40});
    fs.writeFileSync(place(`static/img/lineup/${name}`), await photo.toBuffer());
  }
}

function nameThem() {
  const djs = sleeves.map((file) => `{name: 'DJ ${file}', image: '/img/lineup/${file}'}`);
  edit('src/data/lineup.ts', (text) =>
    text.replace(/(export const lineup\b[^=]*= )\[[^]*\](?=;)/, `$1[${djs.join(', ')}]`),
  );
  edit('src/data/pictures/campout.ts', (text) =>
    text
      .replace("'campout/woods'", "'campout/IMG_1234.JPG'")
      .replace("'campout/visions'", "'campout/IMG 1235 (1).jpeg'")
      .replace("'campout/art'", "'campout/PXL_20250524.webp'")
      .replace("'campout/banner'", "'campout/wide.png'"),
  );
  edit('src/data/gallery.ts', (text) =>
    text.replace(
      '= [\n',
      "= [\n  still('20250525_0001.jpg', 2, 2, 'A dozen people do yoga on a meadow.'),\n",
    ),
  );
  edit('docs/campout/q-and-a.mdx', (text) =>
    text.replace(/^## /m, '![Dots on a blue ground.](./inText.jpg)\n\n## '),
  );
}

let built: ReturnType<typeof run>;

beforeAll(async () => {
  await putPhotos();
  nameThem();
  built = run('build');
}, 600_000);

afterAll(() => fs.rmSync(folder, {recursive: true}));

const published = () => filesIn(folder, 'build', PICTURE);
const telling = async (files: string[]) => {
  const all = await Promise.all(files.map(async (file) => (await tells(place(file))) && file));
  return all.filter(Boolean);
};

test('the photos tell where they were taken', async () => {
  expect(await telling(originals.map((name) => `static/img/${name}`))).toHaveLength(5);
});

test('the site builds, and keeps within what a device fetches', () => {
  expect([built.status, built.stderr]).toEqual([0, expect.not.stringContaining('expected')]);
  const {download} = JSON.parse(read('build/offline-files.json')) as {download: typeof LIMITS};
  expect(download.avif).toBeLessThanOrEqual(LIMITS.avif);
  expect(download.webp).toBeLessThanOrEqual(LIMITS.webp);
});

test('nothing that is published tells anything, and no photo lies there as it came', async () => {
  expect(published().length).toBeGreaterThan(100);
  expect(await telling(published())).toEqual([]);
  const {width = 0, height = 0} = await sharp(
    place('build/img/campout/PXL_20250524.webp'),
  ).metadata();
  expect([width, height]).toEqual([1200, 800]);
  expect(
    originals.filter(
      (name) => name !== 'campout/PXL_20250524.webp' && fs.existsSync(place(`build/img/${name}`)),
    ),
  ).toEqual([]);
});

test.each([
  ['/campout/', '/img/campout/IMG_1234.JPG.webp'],
  ['/campout/', '/img/campout/IMG-1235--1-.jpeg-600.avif'],
  ['/campout/', '/img/campout/wide.png.avif'],
  ['/campout/last-year/', '/img/gallery/20250525_0001.jpg.webp'],
  ['/campout/dj-lineup/', '/img/lineup/sleeve-1.jpg-600.webp'],
])('%s shows %s', (route, address) => {
  expect(read(`build${route}index.html`)).toContain(address);
  expect(fs.existsSync(place(`build${address}`))).toBe(true);
});

describe('for good', () => {
  let made: ReturnType<typeof run>;
  beforeAll(() => {
    made = run('photos');
  }, 300_000);

  test('the data name what was made, and the photos lie apart', () => {
    expect([made.status, made.stderr]).toEqual([0, expect.any(String)]);
    expect(read('src/data/pictures/campout.ts')).toContain("'campout/img-1234'");
    expect(read('src/data/gallery.ts')).toContain("still('20250525-0001', 2, 2,");
    expect(read('src/data/lineup.ts')).toContain("'/img/lineup/sleeve-1.webp'");
    expect(fs.existsSync(place('photos/campout/IMG 1235 (1).jpeg'))).toBe(true);
    expect(originals.filter((name) => fs.existsSync(place(`static/img/${name}`)))).toEqual([]);
  });

  test('nothing is left to do, and what lies in static tells nothing', async () => {
    expect(run('photos').stdout.trim()).toBe('No photo waits in static/img.');
    expect(await telling(filesIn(folder, 'static', PICTURE))).toEqual([]);
  });

  test('the site builds as before', () => {
    const again = run('build');
    expect([again.status, again.stderr]).toEqual([0, expect.not.stringContaining('expected')]);
    expect(read('build/campout/index.html')).toContain('/img/campout/img-1234-600.avif');
  });
});
