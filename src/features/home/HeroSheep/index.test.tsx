import fs from 'node:fs';
import path from 'node:path';
import {render} from '@testing-library/react';
import HeroSheep from '.';
import drawing from './drawing.json';

const css = fs.readFileSync(path.join(__dirname, 'styles.module.css'), 'utf8');

test('each kind of shape and each wave of the drawing has its style', () => {
  const kinds = drawing.layers.flatMap(({shapes}) => shapes.map(({kind}) => kind));
  const waves = drawing.layers.flatMap(({panels}) => panels.map(({wave}) => `wave${wave}`));
  const without = [...kinds, ...waves].filter((name) => !new RegExp(`\\.${name}\\b`).test(css));
  expect(without).toEqual([]);
});

test('light reaches all of the sheep, from the first wave to the last', () => {
  const waves = new Set(drawing.layers.flatMap(({panels}) => panels.map(({wave}) => wave)));
  expect([...waves].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('it is drawn whole and said to nobody', () => {
  const {container} = render(<HeroSheep />);
  const paths = drawing.layers.flatMap(({shapes, panels}) => [...shapes, ...panels]);
  expect(container.querySelectorAll('path')).toHaveLength(paths.length + 1);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
