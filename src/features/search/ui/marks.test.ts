import {unbroken} from './marks';

test('no line ends within a length, nor between a panel and the length to it', () => {
  expect(unbroken('neighbors: 17D 7\' 1", 23D 6\' 6"').split(' ')).toEqual([
    'neighbors:',
    '17D\u00a07\'\u00a01",',
    '23D\u00a06\'\u00a06"',
  ]);
  expect(unbroken("29D 2' 9½\" and 5'").split(' ')).toEqual(['29D\u00a02\'\u00a09½"', 'and', "5'"]);
});

test('no line ends within the size of a bolt', () => {
  expect(unbroken('1 1/2" × 3/8" bolts').split(' ')).toEqual([
    '1\u00a01/2"\u00a0×\u00a03/8"',
    'bolts',
  ]);
});

test('no line ends between a size and what was found behind it', () => {
  expect(unbroken('some short 3/8" ')).toBe('some short 3/8"\u00a0');
});

test('a line may end between all other words', () => {
  const text = 'Primary mounts: 7D, then 17D, then 21D. 3 people, 2 ladders';
  expect(unbroken(text)).toBe(text);
});
