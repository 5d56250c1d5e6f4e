/** What makes the site's scripts quick to start, read in the built files. */
import fs from 'node:fs';
import path from 'node:path';
import {narrow, wide} from '../../src/features/org/layout/layoutOrg';
import {buildFolder} from '../support/build';

const folder = path.join(buildFolder, 'assets/js');
const scripts = fs.readdirSync(folder).map((file) => ({
  file,
  text: fs.readFileSync(path.join(folder, file), 'utf8'),
}));

test('each of more than 10 KB begins with the line that has the browser compile it early', () => {
  const large = scripts.filter(({text}) => text.length > 10_100);
  expect(large.length).toBeGreaterThan(5);
  const others = large.filter(({text}) => !text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(others.map(({file}) => file)).toEqual([]);
});

test('the frame of the docs is one script, by the names that Docusaurus gives its parts', () => {
  const named = (name: RegExp) => scripts.filter(({file}) => name.test(file)).length;
  expect(named(/^docs-script\./)).toBe(1);
  // What Docusaurus calls DocItem, DocRoot and the season's sidebar.
  expect(named(/^(17896441|a94703ab|22dd74f7)\./)).toBe(0);
});

test('what draws the pictures of steps is in one script, though several pages have them', () => {
  const drawing = /\bframe:"frame_[\w-]{4}",sheep:"sheep_/;
  expect(scripts.filter(({text}) => drawing.test(text)).map(({file}) => file)).toHaveLength(1);
});

test('none calls a helper of tslib that its stand-in does not have', () => {
  const helper = /\.__(?:assign|awaiter|exportStar|importStar|read|rest|spreadArray|values)\b/;
  expect(scripts.filter(({text}) => helper.test(text)).map(({file}) => file)).toEqual([]);
});

test('none works out where circles of the organization lie: the build has done that', () => {
  const forces = [narrow, wide].map(({gravity}) => String(gravity.y).replace(/^0/, ''));
  const working = scripts.filter(({text}) => forces.some((force) => text.includes(force)));
  expect(working.map(({file}) => file)).toEqual([]);
});

test('none loads the tables of Intl, a tenth of a second and more of work on a phone', () => {
  expect(scripts.filter(({text}) => /\bIntl\./.test(text)).map(({file}) => file)).toEqual([]);
});

test('none looks behind in a pattern: Safari before 16.4 reads nothing of a script that does', () => {
  const looking = scripts.filter(({text}) => /\(\?<[=!]/.test(text));
  expect(looking.map(({file}) => file)).toEqual([]);
});
