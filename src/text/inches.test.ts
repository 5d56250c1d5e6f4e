import {inches} from './inches';

describe('inches', () => {
  it.each([
    ['3/4" or 19 mm', 0.75],
    ['9/16"', 0.5625],
    ['1 1/2"', 1.5],
    ['1"', 1],
  ])('reads %s as %d', (text, size) => {
    expect(inches(text)).toBe(size);
  });

  it('takes what is said for words', () => {
    expect(inches('short', Infinity)).toBe(Infinity);
    expect(inches(undefined, Infinity)).toBe(Infinity);
  });

  it('names a text without a size', () => {
    expect(() => inches('19 mm')).toThrow('"19 mm" names no size in inches');
  });
});
