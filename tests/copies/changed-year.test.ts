/** Builds the site once more with this year's data changed: no frozen page may notice. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {frozenRoutes} from '../support/archive';
import {buildFolder, routes} from '../support/build';
import {buildChangedYear} from '../support/changedYear';
import {newLink} from '../support/rightEdits';

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

let changed: ReturnType<typeof buildChangedYear>;

beforeAll(() => {
  changed = buildChangedYear(planted);
}, 300_000);

afterAll(() => changed.remove());

const pageIn = (build: string, route: string) =>
  load(fs.readFileSync(path.join(build, route, 'index.html'), 'utf8'), {scriptingEnabled: false});

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
  const count = (build: string, route: string, of: string) => pageIn(build, route)(of).length;
  const grown = (route: string, of: string) =>
    count(changed.build, route, of) - count(buildFolder, route, of);
  expect(grown('/campout/dj-lineup/', 'main article')).toBe(1);
  expect(grown('/campout/q-and-a/', 'main details')).toBe(1);
  expect(pageIn(changed.build, newLink.from)('a#target').attr('href')).toBe(newLink.to);
});

test('a frozen page that takes this year’s figures by way of a component would be found', () => {
  const text = textOf(buildFolder, '/2024/setup/buy-and-bring/');
  expect(textOf(changed.build, '/2024/setup/copied/')).toBe(text);
  expect(textOf(changed.build, '/2024/setup/planted/')).not.toBe(text);
});
