import {textWidth} from './textWidth';

describe('textWidth', () => {
  // what the fonts themselves say, in em
  it.each([
    ['body', 'On-Playa Shifts', 7.02],
    ['body', 'Merchandise', 5.586],
    ['body', 'LNT', 1.786],
    ['display', 'Communications', 7.303],
    ['display', 'Theme & Art', 5.581],
  ] as const)('is a little more than the %s font draws for %s', (font, text, drawn) => {
    expect(textWidth(text, font)).toBeGreaterThanOrEqual(drawn);
    expect(textWidth(text, font)).toBeLessThan(drawn * 1.12);
  });

  it('takes a character of no table for a wide one', () => {
    expect(textWidth('字', 'body')).toBe(0.95);
  });
});
