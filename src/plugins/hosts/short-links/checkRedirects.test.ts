import type {Redirect} from '../../../config/redirects';
import {checkRedirects} from './checkRedirects';

const site = {
  routes: ['/', '/campout/', '/psp/', '/setup/', '/tbd/', '/404.html'],
  staticFiles: ['/icon.svg', '/archive/index.html'],
  siteUrl: 'https://www.baaahs.org',
};
const good: Redirect = {from: '/join', to: 'https://example.org/form', why: 'the form'};
const check = (...entries: Partial<Redirect>[]) =>
  checkRedirects(
    entries.map((entry) => ({...good, ...entry})),
    site,
  );

test.each([
  'https://example.org/viewer.html?#map',
  'https://example.org?a=1&b=2',
  '/psp/',
  '/psp/?a=1#top',
  '/campout/#food',
  '/icon.svg',
])('the target %s is fine', (to) => {
  expect(check({to})).toEqual([]);
});

test.each(['join', '/join/', '/', '/Join', '/a b', '/a?b', '//a', '/a/../b', ''])(
  'the bad path "%s" is refused by name',
  (from) => {
    expect(check({from})).toEqual([
      expect.stringContaining(`src/config/redirects.ts, ${from}: a short path has`),
    ]);
  },
);

test('a duplicate is refused once, by name and with the first target', () => {
  expect(check({to: 'https://example.org/1'}, {to: 'https://example.org/2'})).toEqual([
    'src/config/redirects.ts, /join: stands twice, the first time to https://example.org/1',
  ]);
});

test.each([
  ['/psp', '/psp/'],
  ['/archive', '/archive/index.html'],
])('%s is refused because the site has %s', (from, owner) => {
  expect(check({from})).toEqual([
    `src/config/redirects.ts, ${from}: ${owner} is a page or file of this site, so the short link is never reached`,
  ]);
});

test.each([
  'http://example.org',
  'ftp://example.org',
  'javascript:alert(1)',
  '//example.org/x',
  'example.org',
  'https://',
  'https:///x',
  'https://exa mple.org',
  '',
])('the target "%s" is refused because it is not https', (to) => {
  expect(check({to})).toEqual([
    `src/config/redirects.ts, /join: "${to}" is not an address that starts with https:// nor a path of this site`,
  ]);
});

test('a target on the site itself must be a path', () => {
  expect(check({to: 'https://www.baaahs.org/psp/'})).toEqual([
    'src/config/redirects.ts, /join: "https://www.baaahs.org/psp/" is on this site: write it as a path',
  ]);
});

test('a link to itself is a loop', () => {
  expect(check({to: '/join/'})).toEqual([
    'src/config/redirects.ts, /join: leads back to itself by /join/',
  ]);
});

test('each entry of a loop is named', () => {
  expect(check({from: '/a', to: '/b'}, {from: '/b', to: '/c'}, {from: '/c', to: '/a'})).toEqual([
    'src/config/redirects.ts, /a: leads back to itself by /b',
    'src/config/redirects.ts, /b: leads back to itself by /c',
    'src/config/redirects.ts, /c: leads back to itself by /a',
  ]);
});

test('a chain is refused and its end is offered', () => {
  expect(check({from: '/a', to: '/join'}, good)).toEqual([
    'src/config/redirects.ts, /a: leads to the short link /join: name its target https://example.org/form instead',
  ]);
});

test.each(['/nowhere/', '/psp', '/nowhere/#top'])('the local target %s dangles', (to) => {
  expect(check({to})).toEqual([
    `src/config/redirects.ts, /join: there is no page or file at ${to.replace(/#.*/, '')}`,
  ]);
});
