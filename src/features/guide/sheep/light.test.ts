import {map} from '@site/docs/setup/map';
import {toneOf} from './light';

test('what looks up is bright, what looks down is deep, and both sides are alike', () => {
  expect(toneOf('12P', map.geometry)).toBe('brightest');
  expect(toneOf('22P', map.geometry)).toBe('deepest');
  for (const panel of ['4', '9', '18', '21', '35'])
    expect(toneOf(`${panel}D`, map.geometry)).toBe(toneOf(`${panel}P`, map.geometry));
});
