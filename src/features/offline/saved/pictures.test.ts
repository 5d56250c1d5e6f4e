import {keptPicture} from './pictures';

test.each([
  '/img/campout/woods.webp',
  '/img/campout/woods.avif',
  '/img/campout/woods-600.webp',
  '/img/campout/woods-600.avif',
])('in place of %s the one that is kept is shown', (url) => {
  expect(keptPicture(url, 'avif')).toBe('/img/campout/woods-600.avif');
  expect(keptPicture(url, 'webp')).toBe('/img/campout/woods-600.webp');
});

test.each(['/img/lineup/aphex.svg', '/icon.svg', '/campout/', '/woods.webp', '/img/.avif'])(
  '%s is no picture of ours in several forms',
  (url) => expect(keptPicture(url, 'avif')).toBeUndefined(),
);
