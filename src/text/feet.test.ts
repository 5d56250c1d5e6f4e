import {centimeters, feet} from './feet';

test.each([
  [84.8, `7' 1"`],
  [54.4, `4' 6½"`],
  [49.6, `4' 1½"`],
  [95.8, `8'`],
  [96.4, `8' 0½"`],
  [0.4, `½"`],
  [9.4, `9½"`],
  [0.1, `0"`],
])('%s inches are %s', (inches, text) => expect(feet(inches)).toBe(text));

test('a length in whole centimeters', () => expect(centimeters(84.8)).toBe('215 cm'));
