/** The styleguide shows what there is: a token that is missing on it is one that nobody finds. */
import fs from 'node:fs';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import Colours from '../src/pages/styleguide/_sections/Colours';

const read = (file: string) => fs.readFileSync(file, 'utf8');
const folder = 'src/pages/styleguide/_sections';
const shown = fs
  .readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => read(`${folder}/${file}`))
  .concat(renderToStaticMarkup(createElement(Colours)))
  .join('\n');
const root = read('src/css/tokens.css').split("[data-theme='dark']")[0] ?? '';
const tokens = [...root.matchAll(/^ {2}--([\w-]+):/gm)].map((match) => match[1] ?? '');

/** Tokens that are no piece to look at: families (all text shows them) and measures of the layout. */
const measures = ['font-display', 'font-body', 'measure', 'header-height', 'hero-offset', 'scale'];

test('tokens are read from their file', () => {
  expect(tokens).toEqual(expect.arrayContaining(['wool', 'space-8', 'text-h1', 'rainbow']));
});

test.each(tokens.filter((token) => !measures.includes(token)))(
  'the styleguide shows --%s',
  (token) => {
    expect(shown).toContain(`var(--${token})`);
  },
);
