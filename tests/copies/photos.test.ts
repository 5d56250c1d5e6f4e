/**
 * An organiser puts photos into a copy of the project, as a phone gives them, and names them in the
 * data. Some are made for good before the build, some lie there as they came. Eight DJs, four pictures
 * of the campout, two of the gallery, one of the answers.
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
/** All together as many as show that their weight is shared; budget.test.ts counts on to 25. */
const sleeves = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `lineup/sleeve-${n}.jpg`);

const forGood = ['campout/IMG 1233 (1).jpeg', 'gallery/20250525_0001.jpg', ...sleeves.slice(0, 4)];
const asTheyCame = [
  'campout/IMG 1235 (1).jpeg',
  'campout/PXL_20250524.webp',
  'campout/wide.png',
  'gallery/IMG_1234.JPG',
  ...sleeves.slice(4),
];
const inStatic = (name: string) => `static/img/${name}`;

/** A photo as a phone gives it; each sleeve a square of its own. */
async function photoFor(name: string, nth: number) {
  if (name.endsWith('.png')) return phonePhoto({format: 'png', orientation: 1});
  if (name.endsWith('.webp')) return phonePhoto({format: 'webp'});
  if (name.startsWith('gallery/')) return phonePhoto({orientation: 1});
  if (!name.startsWith('lineup/')) return phonePhoto();
  const square = sharp(await phonePhoto({width: 700, height: 700})).keepMetadata();
  return square.modulate({hue: nth * 40}).toBuffer();
}

async function put(names: string[]) {
  for (const name of names)
    fs.writeFileSync(place(inStatic(name)), await photoFor(name, sleeves.indexOf(name)));
}

function nameThem() {
  const djs = sleeves.map((file) => `{name: 'DJ ${file}', image: '/img/${file}'}`);
  edit('src/data/lineup.ts', (text) =>
    text.replace(/(export const lineup\b[^=]*= )\[[^]*\](?=;)/, `$1[${djs.join(', ')}]`),
  );
  edit('src/data/pictures/campout.ts', (text) =>
    text
      .replace("'campout/woods'", "'campout/IMG 1233 (1).jpeg'")
      .replace("'campout/visions'", "'campout/IMG 1235 (1).jpeg'")
      .replace("'campout/art'", "'campout/PXL_20250524.webp'")
      .replace("'campout/banner'", "'campout/wide.png'"),
  );
  edit('src/data/gallery.ts', (text) =>
    text.replace(
      '= [\n',
      `= [
  still('20250525_0001.jpg', 2, 2, 'A dozen people do yoga on a meadow.'),
  still('IMG_1234.JPG', 2, 2, 'Two people carry a tent.'),
`,
    ),
  );
  edit('docs/campout/q-and-a.mdx', (text) =>
    text.replace(/^## /m, '![Dots on a blue ground.](./inText.jpg)\n\n## '),
  );
}

const published = () => filesIn(folder, 'build', PICTURE);
const telling = async (files: string[]) => {
  const all = await Promise.all(
    files.map(async (file) => ((await tells(place(file))) ? file : [])),
  );
  return all.flat();
};

afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('made for good', () => {
  let made: ReturnType<typeof run>;
  let told: string[];

  beforeAll(async () => {
    nameThem();
    await put(forGood);
    told = await telling(forGood.map(inStatic));
    made = run('photos');
  }, 300_000);

  test('the photos tell where they were taken', () => {
    expect(told).toEqual(forGood.map(inStatic));
  });

  test('the data name what was made, and the photos lie apart', () => {
    expect([made.status, made.stderr]).toEqual([0, expect.any(String)]);
    expect(read('src/data/pictures/campout.ts')).toContain("'campout/img-1233-1'");
    expect(read('src/data/gallery.ts')).toContain("still('20250525-0001', 2, 2,");
    expect(read('src/data/lineup.ts')).toContain("'/img/lineup/sleeve-1.webp'");
    expect(fs.existsSync(place('photos/campout/IMG 1233 (1).jpeg'))).toBe(true);
    expect(forGood.filter((name) => fs.existsSync(place(inStatic(name))))).toEqual([]);
  });

  test('nothing is left to do, and what lies in static tells nothing', async () => {
    expect(run('photos').stdout.trim()).toBe('No photo waits in static/img.');
    expect(await telling(filesIn(folder, 'static', PICTURE))).toEqual([]);
  });
});

describe('built', () => {
  let built: ReturnType<typeof run>;

  beforeAll(async () => {
    await put(asTheyCame);
    fs.writeFileSync(place('docs/campout/inText.jpg'), await phonePhoto());
    built = run('build');
  }, 600_000);

  test('the photos that lie as they came tell where they were taken', async () => {
    const names = asTheyCame.map(inStatic);
    expect(await telling(names)).toEqual(names);
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
    // A picture of the web's own form keeps its name.
    const unchanged = asTheyCame.filter((name) => fs.existsSync(place(`build/img/${name}`)));
    expect(unchanged).toEqual(['campout/PXL_20250524.webp']);
  });

  test.each([
    ['/campout/', '/img/campout/img-1233-1-600.avif'],
    ['/campout/', '/img/campout/IMG-1235--1-.jpeg-600.avif'],
    ['/campout/', '/img/campout/wide.png.avif'],
    ['/campout/last-year/', '/img/gallery/20250525-0001.webp'],
    ['/campout/last-year/', '/img/gallery/IMG_1234.JPG.webp'],
    ['/campout/dj-lineup/', '/img/lineup/sleeve-1-600.webp'],
    ['/campout/dj-lineup/', '/img/lineup/sleeve-5.jpg-600.webp'],
  ])('%s shows %s', (route, address) => {
    expect(read(`build${route}index.html`)).toContain(address);
    expect(fs.existsSync(place(`build${address}`))).toBe(true);
  });
});
