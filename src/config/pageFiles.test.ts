import fs from 'node:fs';
import path from 'node:path';
import {pageFiles} from './pageFiles';

const project = path.resolve(__dirname, '../..');
const files = Object.entries(pageFiles).flatMap(([route, list]) =>
  list.map(({file}) => [route, file] as const),
);

test.each(files)('%s leads to %s, which is there', (_, file) => {
  expect(fs.existsSync(path.join(project, file))).toBe(true);
});

test.each([
  '/',
  '/campout/',
  '/campout/dj-lineup/',
  '/campout/last-year/',
  '/campout/leaflet/',
  '/org/2024/',
])('%s has its files', (route) => {
  expect(pageFiles[route]?.length).toBeGreaterThan(0);
});
