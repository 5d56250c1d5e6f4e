/** SECURITY.md names what the project has: where the address stands, and files that exist. */
import fs from 'node:fs';
import path from 'node:path';

const project = path.resolve(__dirname, '..');
const text = fs.readFileSync(path.join(project, 'SECURITY.md'), 'utf8');

test('it says where the mail address stands, and has none of its own that could grow old', () => {
  expect(text).toContain('`/.well-known/security.txt`');
  expect(text.match(/\S+@\S+\.\w+/g)).toBeNull();
});

test('the tests that it names are there', () => {
  const named = [...text.matchAll(/`([\w-]+\.test\.ts)`/gi)].map(([, name = '']) => name);
  const there = ['tests', 'tests/browser', 'tests/built', 'tests/copies'].flatMap((folder) =>
    fs.readdirSync(path.join(project, folder)),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !there.includes(name))).toEqual([]);
});
