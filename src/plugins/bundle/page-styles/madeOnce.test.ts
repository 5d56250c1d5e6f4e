import {madeOnce} from './madeOnce';

test('a plugin that is told by its file is made once', () => {
  const file = require.resolve('postcss-preset-env');
  expect(madeOnce({plugins: [[file, {}]]}).plugins).toEqual([
    expect.objectContaining({postcssPlugin: 'postcss-preset-env'}),
  ]);
});

test('a plugin that is made stays, and what else the loader is told', () => {
  const options = {plugins: [{postcssPlugin: 'ours'}], ident: 'postcss'};
  expect(madeOnce(options)).toEqual(options);
});
