/** The short links as visitors meet them, with and without JavaScript, and as the host reads them. */
import fs from 'node:fs';
import path from 'node:path';
import {type Redirect, redirects} from '../../src/config/redirects';
import {siteAddress} from '../support/context';
import {buildFolder, parse} from '../support/build';
import {readPage} from '../support/readPage';

/** A target as the browser's address bar shows it. */
const shown = (to: string) => new URL(to, siteAddress).href;

/** Opens an address, with JavaScript on unless told, and gives the one that the visitor ends at. */
const arriveAt = (start: string, end: string, options = {}) =>
  readPage({answerForeign: true, ...options}, async ({page}) => {
    await page.goto(start);
    await page.waitForURL(end, {timeout: 10_000}).catch(() => undefined);
    return page.url();
  });

const leadsOut = ({to}: Redirect) => new URL(to, siteAddress).origin !== siteAddress;
/** The first of each kind: all short links have one script, and their pages are compared below. */
const kinds = new Map([
  ['to a page of this site', redirects.find((one) => !leadsOut(one))],
  ['to another host', redirects.find(leadsOut)],
  ['to an address with a query', redirects.find(({to}) => to.includes('?'))],
  ['to an address with a hash', redirects.find(({to}) => to.includes('#'))],
]);
const examples = [...kinds].flatMap(([kind, one]) => (one ? [{kind, ...one}] : []));

test('of each kind there is one to try', () => {
  expect(examples).toHaveLength(kinds.size);
});

describe.each(examples)('a short link $kind: $from', ({from, to}) => {
  test.concurrent('leads to its exact target', async () => {
    expect(await arriveAt(from, shown(to))).toBe(shown(to));
  });

  test.concurrent('leads there without JavaScript', async () => {
    expect(await arriveAt(from, shown(to), {javaScriptEnabled: false})).toBe(shown(to));
  });

  test.concurrent('keeps the query and the hash of the visitor', async () => {
    const end = new URL(to, siteAddress);
    end.search += `${end.search ? '&' : '?'}from=card&to=%C3%A9`;
    end.hash = '#top';
    expect(await arriveAt(`${from}?from=card&to=%C3%A9#top`, end.href)).toBe(end.href);
  });
});

test.each(redirects)('$from has a page that says where it went, to the letter', ({from, to}) => {
  const $ = parse(`${from}/`);
  expect($('meta[http-equiv="refresh"]').attr('content')).toBe(`0; url=${to}`);
  expect($('a').attr('href')).toBe(to);
  expect($('body').text()).toContain('This page has moved to');
  expect($('title').text()).toMatch(/^Moved to /);
  expect($('html').attr('lang')).toBe('en');
  expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  expect($('script:not([src])')).toHaveLength(0);
  expect($('script').attr('src')).toBe('/short-link.js');
});

test.each([
  ['/join?from=card#top', 'https://goo.gl/forms/XUvltyxql2?from=card#top'],
  ['/model?x=1', 'https://baaahs.github.io/geometry/html/viewer.html?x=1#map'],
  ['/pspride/?x=1#y', `${siteAddress}/psp/?x=1#y`],
])('%s leads to %s', async (start, end) => {
  expect(await arriveAt(start, end)).toBe(end);
});

test('_redirects says the same as the table, for both spellings', () => {
  const lines = fs.readFileSync(path.join(buildFolder, '_redirects'), 'utf8').trim().split('\n');
  expect(lines.map((line) => line.split(' '))).toEqual(
    redirects.flatMap(({from, to}) => [
      [from, to, '302'],
      [`${from}/`, to, '302'],
    ]),
  );
});

test.each(['/setup', '/setup/'])('%s reaches the guide', async (start) => {
  const response = await fetch(siteAddress + start);
  expect(response.status).toBe(200);
  expect(response.url).toBe(`${siteAddress}/setup/`);
  expect(await response.text()).toBe(
    fs.readFileSync(path.join(buildFolder, 'setup/index.html'), 'utf8'),
  );
});

test.each(['/no-such-page', '/no-such-page/', '/campout/no-such-page/'])(
  '%s gives the not-found page with status 404',
  async (start) => {
    const response = await fetch(siteAddress + start);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(fs.readFileSync(path.join(buildFolder, '404.html'), 'utf8'));
  },
);
