import {splitFractions} from './fractions';

test('a size is split into its pieces', () => {
  expect(splitFractions('5 × 1 1/2" × 3/8" bolts')).toEqual([
    '5 × ',
    {whole: '1', top: '1', bottom: '2'},
    '" × ',
    {top: '3', bottom: '8'},
    '" bolts',
  ]);
});

test.each(['no size', '24/7 on duty', ''])('%p stays as it is', (text) => {
  expect(splitFractions(text)).toEqual(text ? [text] : []);
});
