import {licensesText, unlicensed} from '.';
import {packageFolderOf} from './shipped';

const one = {name: '@a/b', version: '1.2.3', license: 'MIT', text: 'Do as you like.'};

test.each([
  ['/p/node_modules/react/index.js', '/p/node_modules/react'],
  ['/p/node_modules/@a/b/dist/c.css', '/p/node_modules/@a/b'],
  ['/p/node_modules/x/node_modules/y/z.js', '/p/node_modules/x/node_modules/y'],
  ['/p/src/css/fonts/fair/fair-400.woff2', '/p/src/css/fonts/fair'],
  ['/p/src/css/infima.css', undefined],
])('%s is of %s', (file, folder) => expect(packageFolderOf(file)).toBe(folder));

test('each package is named above its license', () => {
  expect(licensesText([one])).toContain('\n\n== @a/b 1.2.3, MIT\n\nDo as you like.\n\n');
});

test('a package without a license is one line', () => {
  expect(unlicensed([one, {...one, name: 'c', license: undefined}])).toEqual([
    'node_modules/c names no license, so it may not be shipped: replace it',
  ]);
});
