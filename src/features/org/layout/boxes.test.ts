import {ellipseAround, entersEllipse, frameOf, reach} from './boxes';

const box = (x: number, y: number) => ({x, y, width: 10, height: 4});
const round = {x: 0, y: 0, rx: 10, ry: 10};

describe('boxes', () => {
  it('reach 1 when a corner touches the ellipse', () => {
    expect(reach(box(0, 0), {x: 0, y: 0, rx: 5 * Math.SQRT2, ry: 2 * Math.SQRT2})).toBeCloseTo(1);
  });

  it('enter an ellipse when they are in it, cross its line, or are closer than the gap', () => {
    expect(entersEllipse(box(0, 0), round)).toBe(true);
    expect(entersEllipse(box(14, 0), round)).toBe(true);
    expect(entersEllipse(box(16, 0), round)).toBe(false);
    expect(entersEllipse(box(16, 0), round, 2)).toBe(true);
  });

  it('have a frame, and an ellipse that holds them all with room to spare', () => {
    const boxes = [box(0, 0), box(30, 20)];
    expect(frameOf(boxes)).toEqual({x: 15, y: 10, width: 40, height: 24});
    const ellipse = ellipseAround(boxes, 5);
    for (const one of boxes) expect(reach(one, ellipse)).toBeLessThan(1);
  });
});
