import {feet} from './feet';

test.each([
  [85, `7' 1"`],
  [54.5, `4' 6½"`],
  [9.5, `9½"`],
  [96, `8' 0"`],
  [12.5, `1' ½"`],
  [0, `0"`],
])('%d inches are %s', (inches, words) => {
  expect(feet(inches)).toBe(words);
});

test.each([
  [190.2, `15' 10"`],
  [190.3, `15' 10½"`],
  [11.8, `1' 0"`],
  [95.9, `8' 0"`],
])('%d is rounded to half an inch: %s', (inches, words) => {
  expect(feet(inches)).toBe(words);
});
