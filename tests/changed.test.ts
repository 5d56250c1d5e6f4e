/** `npm run test:changed` names browser tests that are there. */
import fs from 'node:fs';
import path from 'node:path';
import {browserTestsFor} from './support/browserTestsFor.cjs';

const everyWord =
  'docs/guide/panels/danger/kit/label/handover/search/header/home/campout/lineup/gallery/map/theme/offline/redirects/version/client/lib/x.css';

test('what it names exists', () => {
  const there = fs
    .readdirSync(path.join(__dirname, 'browser'))
    .map((file) => file.replace('.test.ts', ''));
  const named = browserTestsFor([`src/${everyWord}`]);
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});

test('a part has its own tests, with those of every page', () => {
  const named = browserTestsFor(['src/features/gallery/Gallery/index.tsx']);
  expect(named).toEqual(expect.arrayContaining(['gallery', 'pages']));
  expect(named).not.toContain('labels');
});

test('a changed test is its own, and what no page is made of has none', () => {
  expect(browserTestsFor(['tests/browser/map.test.ts', 'README.md'])).toEqual(['map']);
  expect(browserTestsFor(['src/text/dates.test.ts'])).toEqual([]);
});
