/** The docs of years that are over, and the ways between the years, as the files have them. */
import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {slugOf} from '../../scripts/season/freeze/headings';
import {editUrl} from '../../src/config/editUrl';
import {season} from '../../src/data/season';
import {
  frozenRoutes,
  frozenYears,
  likeIn,
  linksOutOf,
  mistakesForSearch,
  missingIds,
  yearOf,
} from '../support/archive';
import {buildFolder, fileAt, parse, routes} from '../support/build';

const project = path.resolve(__dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(project, file), 'utf8');
const docsRoutes = routes.filter((route) => parse(route)('.theme-doc-markdown').length > 0);
const sitemap = fs.readFileSync(path.join(buildFolder, 'sitemap.xml'), 'utf8');
const html = (text: string) => load(text, {scriptingEnabled: false});
const words = (text: string) => text.replace(/\s+/g, ' ').trim();

test('there are frozen pages, and pages of this year', () => {
  expect(frozenRoutes.length).toBeGreaterThan(5);
  expect(docsRoutes.length).toBeGreaterThan(frozenRoutes.length);
});

describe('search engines', () => {
  test.each(frozenRoutes)('%s stays out, under its own address', (route) => {
    expect(mistakesForSearch(route, parse(route), sitemap)).toEqual([]);
  });

  test('a page that does not stay out is found', () => {
    const page = html('<link rel="canonical" href="https://www.baaahs.org/setup/">');
    const map = '<loc>https://www.baaahs.org/2024/setup/</loc>';
    expect(mistakesForSearch('/2024/setup/', page, map)).toEqual([
      'is not noindex',
      'has https://www.baaahs.org/setup/ as its canonical address',
      'is in the sitemap',
    ]);
  });
});

describe('the banner', () => {
  const now = `go to ${season.year}.`;
  const texts = [
    [
      'campout/dj-lineup/',
      (year: string) => `This is the lineup of ${year}. Another one follows each year: ${now}`,
    ],
    [
      'setup/',
      (year: string) => `This is the guide of ${year}. The guide has changed since: ${now}`,
    ],
    [
      'campout/',
      (year: string) => `These are the answers of ${year}. The campout has changed since: ${now}`,
    ],
    ['', (year: string) => `These are the docs of ${year}. Much has changed since: ${now}`],
  ] as const;

  test.each(frozenRoutes)('%s says its year and leads to the same page of this year', (route) => {
    const year = yearOf(route) ?? '';
    const banner = parse(route)('aside[aria-label="Year of this page"]');
    const like = likeIn(undefined, route);
    // A page that this year has no more leads to the front page.
    const link = fileAt(like) ? like : '/';
    const [, text] = texts.find(([part]) => like.startsWith(`/${part}`)) ?? texts[3];
    if (link === like) expect(words(banner.text())).toBe(text(year));
    expect(banner.find('a').attr('href')).toBe(link);
  });

  test('no page of this year has one', () => {
    const found = routes.filter(
      (route) => parse(route)('aside[aria-label="Year of this page"]').length,
    );
    expect(found).toEqual(frozenRoutes);
  });
});

describe('the year menu', () => {
  const menuOf = (route: string) => parse(route)('nav[aria-label="Years"]');

  test.each(docsRoutes)(
    '%s leads to the same page of each year, or says that there is none',
    (route) => {
      const here = yearOf(route);
      const all = [undefined, ...frozenYears];
      const expected = all
        .filter((year) => year !== here)
        .map((year) => {
          const like = likeIn(year, route);
          const label = year ?? String(season.year);
          const front = year ? `/${year}/` : '/';
          if (like === front) return [`${label} the front page`, front];
          if (fileAt(like)) return [`${label} the same page`, like];
          const lacks = year ? 'had no such page' : 'no longer has this page';
          return [`${label} ${lacks}: go to its front page`, front];
        });
      const links = menuOf(route).find('a').toArray();
      const $ = parse(route);
      expect(links.map((link) => [words($(link).text()), link.attribs.href])).toEqual(expected);
      expect(words(menuOf(route).find('[aria-current="page"]').text())).toBe(
        `${here ?? season.year} this page`,
      );
    },
  );
});

describe('a frozen year stands alone', () => {
  test.each(frozenRoutes)('%s leads to no other year', (route) => {
    expect(linksOutOf(yearOf(route) ?? '', parse(route))).toEqual([]);
  });

  test('a link that leaves the year is found', () => {
    const page = html(
      '<main><a href="/2024/setup/">a</a><a href="#x">b</a><a href="https://example.org/">c</a><a href="mailto:x@example.org">d</a><a href="/campout/register">e</a></main>',
    );
    expect(linksOutOf('2024', page)).toEqual(['/campout/register']);
  });

  const headings = frozenYears.flatMap((year) =>
    Object.entries(
      JSON.parse(read(`versioned_docs/version-${year}/headings.json`)) as Record<string, string[]>,
    ).map(([slug, ids]) => [`/${year}${slug}`, ids] as const),
  );

  test.each(headings)('%s has every heading that it was frozen with', (route, ids) => {
    expect(missingIds(ids, parse(route))).toEqual([]);
  });

  test('every frozen page has its headings noted', () => {
    expect(headings.map(([route]) => route).sort()).toEqual(frozenRoutes);
  });

  test('a heading that is gone is found', () => {
    expect(missingIds(['safety', 'dogs'], html('<h2 id="safety">safety</h2>'))).toEqual(['dogs']);
  });
});

describe('edit links', () => {
  const folders = ['docs', ...frozenYears.map((year) => `versioned_docs/version-${year}`)];
  const sources = folders.flatMap((folder) =>
    fs
      .readdirSync(path.join(project, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /(?:^|\/)[^_/]+\.mdx$/.test(file))
      .map((file) => {
        const year = /version-(\d+)/.exec(folder)?.[1];
        const slug = slugOf(read(`${folder}/${file}`)) ?? '';
        return {route: `${year ? `/${year}` : ''}${slug}`, folder, file};
      }),
  );

  test('every page of the docs has its file', () => {
    expect(sources.map(({route}) => route).sort()).toEqual(docsRoutes);
  });

  test.each(sources)('$route is edited in $folder/$file', ({route, folder, file}) => {
    const address = parse(route)('a.theme-edit-this-page').attr('href');
    expect(address).toBe(editUrl({versionDocsDirPath: folder, docPath: file}));
    expect(address).toMatch(new RegExp(`^https://.+/${folder}/${file}$`));
  });
});
