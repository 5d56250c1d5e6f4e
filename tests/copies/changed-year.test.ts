/**
 * Builds the site once more with this year's data changed, and photos added as organisers would: no
 * frozen page may notice, what may be changed arrives, and nothing tells where a photo was taken.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {LIMITS} from '../../src/features/offline/list';
import {filesIn} from '../../src/plugins/files';
import {frozenRoutes} from '../support/archive';
import {buildFolder, routes} from '../support/build';
import {buildChangedYear} from '../support/changedYear';
import {asTheyCame, forGood, PICTURE, SLEEVES, tellingIn} from '../support/plantedPhotos';
import {newDj, newLink} from '../support/rightEdits';

const list = 'versioned_docs/version-2024/setup/buy-and-bring.mdx';
const frozenList = fs.readFileSync(path.resolve(__dirname, '../..', list), 'utf8');
const listAt = (slug: string, from: string) =>
  frozenList
    .replace('slug: /setup/buy-and-bring/', `slug: /setup/${slug}/`)
    .replace("from './figures'", `from '${from}'`);

/** The same page twice: once with its own figures, once with this year's by way of a component. */
const planted = {
  'versioned_docs/version-2024/setup/copied.mdx': listAt('copied', './figures'),
  'src/features/guide/planted.ts': "export {figures} from '@site/docs/setup/figures';\n",
  'versioned_docs/version-2024/setup/planted.mdx': listAt(
    'planted',
    '@site/src/features/guide/planted',
  ),
};

let changed: Awaited<ReturnType<typeof buildChangedYear>>;

beforeAll(async () => {
  changed = await buildChangedYear(planted);
});

afterAll(() => changed.remove());

const pageIn = (build: string, route: string) => parseFile(path.join(build, route, 'index.html'));

/**
 * All that a reader gets of a page, to the letter, a tag a line. Left out are the day of the build
 * and the ends of class names, which depend on the folder of the project.
 */
function mainOf(build: string, route: string): string {
  const html = pageIn(build, route)('main').html() ?? '';
  return html
    .replace(/built \d{4}-\d\d-\d\d/g, 'built on a day')
    .replace(/class="[^"]*"/g, (names) => names.replace(/_[\w-]{4}(?=[ "])/g, ''))
    .replaceAll('<', '\n<');
}

const textOf = (build: string, route: string) => pageIn(build, route)('.theme-doc-markdown').text();

/** The pictures of a page, with what is in each file. */
function picturesOf(build: string, route: string): string[] {
  const $ = pageIn(build, route);
  const sizes = $('main source').map((_, source) =>
    $(source)
      .attr('srcset')
      ?.split(/,? \d+w,? ?/),
  );
  const addresses = $('main img').map((_, img) => $(img).attr('src'));
  return [...addresses.get(), ...sizes.get().flat()].filter(Boolean).map((address) => {
    const bytes = fs.readFileSync(path.join(build, address));
    return `${address} ${createHash('sha256').update(bytes).digest('hex')}`;
  });
}

test.each(frozenRoutes)('%s is the same to the letter', (route) => {
  expect(mainOf(buildFolder, route)).not.toBe('');
  expect(mainOf(changed.build, route)).toBe(mainOf(buildFolder, route));
});

test.each(frozenRoutes)('%s shows the same pictures', (route) => {
  expect(picturesOf(changed.build, route)).toEqual(picturesOf(buildFolder, route));
});

/**
 * This year's docs. The handover page is none: it is of this season alone, and never frozen. The board is
 * drawn empty, and says nothing of the year's figures before a code has come.
 */
const current = routes
  .filter((route) => /^\/(?:setup|campout\/q-and-a)\//.test(route))
  .filter((route) => route !== '/setup/board/')
  .filter((route) => pageIn(buildFolder, route)('.theme-doc-markdown').length > 0);

test.each(current)('%s is not the same: the change has arrived', (route) => {
  expect(mainOf(changed.build, route)).not.toBe(mainOf(buildFolder, route));
});

test('the pictures of the guide and of the answers have changed too', () => {
  for (const route of ['/setup/', '/campout/q-and-a/']) {
    const before = picturesOf(buildFolder, route);
    expect(before.length).toBeGreaterThan(3);
    expect(picturesOf(changed.build, route).filter((one) => before.includes(one))).toEqual([]);
  }
});

test('what organizers may change has arrived: a DJ, a question and a short link more', () => {
  const names = pageIn(changed.build, '/campout/dj-lineup/')('main article h2');
  expect(names).toHaveLength(SLEEVES + 1);
  expect(names.text()).toContain(newDj);
  const questions = (build: string) => pageIn(build, '/campout/q-and-a/')('main details').length;
  expect(questions(changed.build) - questions(buildFolder)).toBe(1);
  expect(pageIn(changed.build, newLink.from)('a#target').attr('href')).toBe(newLink.to);
});

test('a frozen page that takes this year’s figures by way of a component would be found', () => {
  const text = textOf(buildFolder, '/2024/setup/buy-and-bring/');
  expect(textOf(changed.build, '/2024/setup/copied/')).toBe(text);
  expect(textOf(changed.build, '/2024/setup/planted/')).not.toBe(text);
});

describe('photos made for good', () => {
  test('told where they were taken', () => {
    expect(changed.photos.before).toEqual(forGood);
  });

  test('are named in the data, and lie apart', () => {
    const read = (file: string) => fs.readFileSync(path.join(changed.folder, file), 'utf8');
    const {status, stderr} = changed.photos.made;
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    expect(read('src/data/pictures/campout.ts')).toContain("'campout/img-1233-1'");
    expect(read('src/data/gallery.ts')).toContain("still('20250525-0001', 2, 2,");
    expect(read('src/data/lineup.ts')).toContain("'/img/lineup/sleeve-1.webp'");
    const isThere = (file: string) => fs.existsSync(path.join(changed.folder, file));
    expect(isThere('photos/campout/IMG 1233 (1).jpeg')).toBe(true);
    expect(forGood.filter(isThere)).toEqual([]);
  });

  test('leave nothing to do, and nothing in static that tells', () => {
    expect(changed.photos.again).toBe('No photo waits in static/img.');
    expect(changed.photos.after).toEqual([]);
  });
});

describe('photos that lie as they came', () => {
  test('told where they were taken', () => {
    expect(changed.photos.asTheyCame).toEqual(asTheyCame);
  });

  test('keep the site within what a device fetches', () => {
    expect(changed.words).not.toContain('expected');
    const list = fs.readFileSync(path.join(changed.build, 'offline-files.json'), 'utf8');
    const {download} = JSON.parse(list) as {download: typeof LIMITS};
    expect(download.avif).toBeLessThanOrEqual(LIMITS.avif);
    expect(download.webp).toBeLessThanOrEqual(LIMITS.webp);
  });

  test('are published telling nothing, and none as it came', async () => {
    const published = filesIn(changed.folder, 'build', PICTURE);
    expect(published.length).toBeGreaterThan(100);
    expect(await tellingIn(changed.folder, published)).toEqual([]);
    const file = path.join(changed.build, 'img/campout/PXL_20250524.webp');
    const {width, height} = await sharp(file).metadata();
    expect([width, height]).toEqual([1200, 800]);
    const inBuild = (name: string) => name.replace('static', changed.build);
    // A picture of the web's own form keeps its name.
    const unchanged = asTheyCame.filter((name) => fs.existsSync(inBuild(name)));
    expect(unchanged).toEqual(['static/img/campout/PXL_20250524.webp']);
  });
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
  expect(pageIn(changed.build, route).html()).toContain(address);
  expect(fs.existsSync(path.join(changed.build, address))).toBe(true);
});
