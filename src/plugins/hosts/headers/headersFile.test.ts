import {headersFor, readHeaders} from '../../../../scripts/headers.cjs';
import {headersFile} from './headersFile';
import {hostRules} from './rules';

const text = headersFile(hostRules("default-src 'none'"), ['/', '/assets/', '/setup/', '/sw.js']);
const sentWith = (path: string) => headersFor(readHeaders(text), path);

test('every answer has the headers of all', () => {
  for (const path of ['/', '/setup/', '/no/such/page', '/assets/js/main.1.js']) {
    expect(sentWith(path)).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  }
});

test.each([
  ['/', 'no-cache'],
  ['/setup/labels/', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/assets/js/main.1.js', 'public, max-age=31536000, immutable'],
  ['/img/home/a.webp', 'public, max-age=86400'],
])('of caching %s has one word: %s', (path, value) => {
  expect(sentWith(path)['Cache-Control']).toBe(value);
});

test('this site alone may ask for the camera, and for nothing else', () => {
  const {'Permissions-Policy': permissions = ''} = sentWith('/setup/');
  expect(permissions.split(', ').filter((line) => !line.endsWith('=()'))).toEqual([
    'camera=(self)',
  ]);
});

test('hosts take it: lines of at most 2000 characters, at most 100 paths', () => {
  expect(readHeaders(text).length).toBeLessThan(100);
  expect(Math.max(...text.split('\n').map(({length}) => length))).toBeLessThanOrEqual(2000);
});
