/** What search engines are shown: this year's pages, and not what is kept, internal or empty. */
import fs from 'node:fs';
import path from 'node:path';
import {parse, routes} from '../support/build';

const sitemap = fs.readFileSync(path.join('build', 'sitemap.xml'), 'utf8');
const inSitemap = (route: string) => new RegExp(`<loc>https?://[^/<]+${route}</loc>`).test(sitemap);
const noindex = (route: string) =>
  parse(route)('meta[name="robots"]').attr('content')?.includes('noindex') === true;

test.each(['/', '/campout/', '/campout/q-and-a/', '/setup/'])('%s is found by search', (route) => {
  expect([noindex(route), inSitemap(route)]).toEqual([false, true]);
});

test.each(['/styleguide/', '/not-found-cover/', '/2024/setup/'])('%s is not', (route) => {
  expect([noindex(route), inSitemap(route)]).toEqual([true, false]);
});

test('a page is either in the sitemap or says that it is not for search', () => {
  const both = routes.filter(
    (route) => route !== '/404.html' && noindex(route) === inSitemap(route),
  );
  expect(both).toEqual([]);
});
