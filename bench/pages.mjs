// Which pages are measured, and beside which page of the template.
import fs from 'node:fs';
import path from 'node:path';

/** This season's pages, read from the sitemap: archives and short links are not in it. */
export function pagesOf(build) {
  const sitemap = fs.readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(url).pathname)
    .sort();
}

const isDoc = (page) => page.startsWith('/setup/') || page === '/campout/q-and-a/';

/** A page of the docs is measured beside one of the docs, any other beside the home page. */
export const stockPageFor = (page) => (isDoc(page) ? '/docs/intro/' : '/');
