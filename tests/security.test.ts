/** SECURITY.md names what the project has: an address where somebody reads, and files that exist. */
import fs from 'node:fs';
import path from 'node:path';
import {site} from '../src/config/site';

const project = path.resolve(__dirname, '..');
const text = fs.readFileSync(path.join(project, 'SECURITY.md'), 'utf8');

test('it tells the mail address of the site', () => {
  expect([...text.matchAll(/<(\S+@\S+)>/g)].map(([, mail]) => mail)).toEqual([site.mail]);
});

test('the tests that it names are there', () => {
  const named = [...text.matchAll(/`([\w-]+\.test\.ts)`/gi)].map(([, name = '']) => name);
  const there = ['tests', 'tests/browser', 'tests/built', 'tests/copies'].flatMap((folder) =>
    fs.readdirSync(path.join(project, folder)),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});
