import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {picturesAstray} from './astray';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'astray-'));

function put(file: string) {
  const place = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(place), {recursive: true});
  fs.writeFileSync(place, '');
}

afterAll(() => fs.rmSync(siteDir, {recursive: true}));

test('a picture among the data or beside the pictures is told, with where to put it', () => {
  ['src/data/sleeve.jpg', 'src/config/a/IMG_1.HEIC', 'static/pool.webp'].forEach(put);
  const told = picturesAstray(siteDir);
  expect(told).toHaveLength(3);
  expect(told[0]).toMatch(/^src\/config\/a\/IMG_1\.HEIC: .*; move it into a folder of static\/img$/);
});

test('a picture where pages look for it is right, and so is one beside a page of the docs', () => {
  const before = picturesAstray(siteDir);
  ['static/img/pool.webp', 'static/icon.png', 'docs/campout/inText.jpg'].forEach(put);
  expect(picturesAstray(siteDir)).toEqual(before);
});
