import {hueCircles} from './hues';

const circle = (x: number) => ({name: String(x), x, y: 0, rx: 10, ry: 10, projects: []});

describe('hueCircles', () => {
  it('gives neighbors different hues', () => {
    const hues = hueCircles([0, 15, 30, 45, 60, 75, 90].map(circle));
    for (const [index, hue] of hues.entries()) {
      expect([hues[index + 1], hues[index + 2]]).not.toContain(hue);
    }
  });
});
