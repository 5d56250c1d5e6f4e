import fs from 'node:fs';
import {daylight} from './daylight';
import {addressOf, card} from './shapes';

test.each([...daylight])('%s is a drawn picture', (path) => {
  expect(fs.existsSync(`static${addressOf(path)}`)).toBe(true);
});

test('a scene of the day says so; one of the night, and a photo in the place of one, do not', () => {
  const told = (path: string) => card(path, 'Pines.').byDay;
  expect(told('campout/woods')).toBe(true);
  expect(told('campout/visions')).toBeUndefined();
  expect(told('campout/IMG_1234.jpg')).toBeUndefined();
});
