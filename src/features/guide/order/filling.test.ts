import {filling} from './framePlan';

const whole = [0, 0, 400, 200] as const;
const ratioOf = ([, , width, height]: readonly number[]) => width! / height!;

test('what is narrow gets what lies beside it, on both sides', () => {
  expect(filling([150, 50, 60, 90], [...whole], 4 / 3)).toEqual([120, 50, 120, 90]);
});

test('what is flat gets what lies above and below it', () => {
  expect(filling([100, 60, 200, 50], [...whole], 4 / 3)).toEqual([100, 10, 200, 150]);
});

test('at the end of the sheep it stays inside the drawing', () => {
  expect(filling([0, 0, 60, 90], [...whole], 4 / 3)).toEqual([0, 0, 120, 90]);
  expect(filling([340, 110, 60, 90], [...whole], 4 / 3)).toEqual([280, 110, 120, 90]);
});

test('a drawing that is too small for the shape stands in its middle', () => {
  expect(filling([0, 0, 400, 200], [...whole], 4 / 3)).toEqual([0, -50, 400, 300]);
  expect(ratioOf(filling([0, 0, 200, 200], [0, 0, 200, 200], 4 / 3))).toBeCloseTo(4 / 3, 1);
});
