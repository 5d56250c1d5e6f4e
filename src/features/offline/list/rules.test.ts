import {addressOf, divide, inOrderOfNeed} from './rules';

const season = {
  year: 2025,
  frozenYears: ['2024'],
  shortLinks: ['/apply', '/campout/register'],
  foreignChunks: new Set(['0ld0ld']),
};
const kept = (...files: string[]) => divide(files, season).kept;

test.each([
  'setup/index.html',
  '404.html',
  'org/2024/index.html',
  'assets/js/main.12345678.js',
  'assets/js/66.12345678.js',
  'assets/css/docs.12345678.css',
  'img/lineup/aphex.svg',
  'img/photo.jpg',
  'campout/campout-2025.ics',
  'assets/js/guide-text.12345678.js',
  'assets/js/guide-figures-2024.12345678.js',
  'search/2025.json',
  'search/answers-2025.json',
  'manifest.webmanifest',
  'icon.svg',
])('%s is kept', (file) => expect(kept(file)).toEqual([file]));

test.each([
  '2024/setup/index.html',
  'img/2024/guide/sheep-600.avif',
  'assets/js/guide-text-2024.12345678.js',
  'psp/index.html',
  'img/psp/banner-600.avif',
  'not-found/index.html',
  'not-found-cover/index.html',
  'apply/index.html',
  'campout/register/index.html',
  'short-link.js',
  'styleguide/index.html',
  'img/gallery/pool.mp4',
  'img/gallery/pool.webm',
  'assets/js/0ld0ld.12345678.js',
  'search/2024.json',
  'search/answers-2024.json',
  'sw.js',
  'offline-files.json',
  'sitemap.xml',
  '_redirects',
  '_headers',
  'img/social.jpg',
  'img/social/campout.jpg',
  'assets/js/main.js.LICENSE.txt',
  'assets/css/styles.12345678.css',
  'favicon.ico',
])('%s is left out', (file) => expect(kept(file)).toEqual([]));

test('of a picture the small one of each form is kept, of a lone one what there is', () => {
  expect(
    kept('img/a.avif', 'img/a.webp', 'img/a-600.avif', 'img/a-600.webp', 'img/b.webp'),
  ).toEqual(['img/a-600.avif', 'img/a-600.webp', 'img/b.webp']);
});

test('pages that are left out are known by their address, so that they are not called unknown', () => {
  expect(divide(['2024/index.html', 'apply/index.html', 'index.html'], season).leftOut).toEqual([
    '/2024/',
    '/apply/',
  ]);
});

test('the not-found cover at its own address is called unknown: that is what it says', () => {
  expect(divide(['not-found/index.html'], season).leftOut).toEqual([]);
});

test('a page has the address of its folder', () => {
  expect(['index.html', 'setup/index.html', '404.html'].map(addressOf)).toEqual([
    '/',
    '/setup/',
    '/404.html',
  ]);
});

test('what shows anything at all comes first, pictures last', () => {
  const files = ['img/a-600.avif', 'setup/index.html', 'assets/js/9.1.js', 'assets/js/main.1.js'];
  expect(inOrderOfNeed([...files, 'search/2025.json', 'offline/index.html'])).toEqual([
    'offline/index.html',
    'assets/js/main.1.js',
    'assets/js/9.1.js',
    'setup/index.html',
    'search/2025.json',
    'img/a-600.avif',
  ]);
});
