import {withFractions} from './fractions';

test.each([
  ['quarter inch', '1/4'],
  ['a quarter-inch bolt', '1/4 bolt'],
  ['Half inch', '1/2'],
  ['half an inch', '1/2'],
  ['three eighths', '3/8'],
  ['Five Sixteenths of an inch', '5/16'],
  ['3 quarter inches', '3/4'],
  ['one and a half inch bolts', '1 1/2 bolts'],
  ['3/8 inch', '3/8'],
  ['a 2-inch screw', 'a 2 screw'],
])('%j is written %j', (said, written) => {
  expect(withFractions(said)).toBe(written);
});

test.each(['half of us', 'the quarter', 'hindquarters', 'an inch', 'halfway inch'])(
  '%j is no size',
  (said) => {
    expect(withFractions(said)).toBe(said);
  },
);
