import {contrast, rgbOf} from './contrast';

test('black on white is as far as it gets, the same color the nearest', () => {
  expect(contrast(rgbOf('#000'), rgbOf('#ffffff'))).toBeCloseTo(21);
  expect(contrast(rgbOf('#c8126f'), rgbOf('#c8126f'))).toBe(1);
});

test('the order does not matter', () => {
  const [one, other] = [rgbOf('#767676'), rgbOf('#fff')];
  expect(contrast(one, other)).toBeCloseTo(4.54, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test('what is no color is refused', () => {
  expect(() => rgbOf('var(--gold)')).toThrow('is no color');
});
