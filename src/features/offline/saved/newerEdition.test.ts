import type {FileList} from './list';
import {newerEdition} from './newerEdition';

const build = (version: string, edition: string, script: string): FileList => ({
  version,
  headers: 'x',
  edition,
  year: 2025,
  built: '2025-05-12',
  download: {avif: 0, webp: 0},
  leftOut: [],
  files: [{url: script, revision: 'x', size: 1}],
});
const a = build('a', 'words', '/a.js');

test('another text, saved whole, is newer than the page', () => {
  expect(newerEdition([a, build('b', 'other words', '/b.js')], 'b', ['/a.js'])).toBe(true);
});

test('the page of the saved build itself is not', () => {
  expect(newerEdition([a], 'a', ['/a.js'])).toBe(false);
  expect(newerEdition([a, build('b', 'other words', '/b.js')], 'b', ['/b.js'])).toBe(false);
});

test('other scripts with the same words are not worth a word', () => {
  expect(newerEdition([a, build('b', 'words', '/b.js')], 'b', ['/a.js'])).toBe(false);
});

test('a page of a build that is not saved may be the newest', () => {
  expect(newerEdition([a, build('b', 'other words', '/b.js')], 'b', ['/c.js'])).toBe(false);
});
