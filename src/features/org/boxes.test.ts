import {moveApart, overlaps, reach} from './boxes';

const box = (x: number, y: number) => ({x, y, width: 10, height: 4});

describe('boxes', () => {
  it('overlap when both axes do, or when closer than the gap', () => {
    expect(overlaps(box(0, 0), box(9, 3))).toBe(true);
    expect(overlaps(box(0, 0), box(11, 0))).toBe(false);
    expect(overlaps(box(0, 0), box(11, 0), 2)).toBe(true);
  });

  it('move apart along the shorter way, half each', () => {
    const [a, b] = [box(0, 0), box(1, 2)];
    moveApart(a, b, 2);
    expect([a, b]).toEqual([box(0, -2), box(1, 4)]);
  });

  it('leave the one that stays where it is', () => {
    const [a, b] = [box(8, 0), box(0, 0)];
    moveApart(a, b, 0, 1);
    expect([a, b]).toEqual([box(10, 0), box(0, 0)]);
  });

  it('part even when they lie on one another', () => {
    const [a, b] = [box(0, 0), box(0, 0)];
    moveApart(a, b, 0);
    expect(overlaps(a, b)).toBe(false);
  });

  it('reach 1 when a corner touches the ellipse', () => {
    expect(reach(box(0, 0), {x: 0, y: 0, rx: 5 * Math.SQRT2, ry: 2 * Math.SQRT2})).toBeCloseTo(1);
  });
});
