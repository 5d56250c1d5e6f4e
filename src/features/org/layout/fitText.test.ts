import {fitText, type TextStyle} from './fitText';

const style: TextStyle = {
  font: 'body',
  size: 20,
  lineHeight: 24,
  paddingX: 10,
  paddingY: 5,
  maxWidth: 120,
};
const fit = (name: string) => fitText({name, x: 3, y: 4}, style);

describe('fitText', () => {
  it('keeps a short name on one line, with padding on all sides', () => {
    const box = fit('Fire');
    expect(box).toMatchObject({name: 'Fire', lines: ['Fire'], x: 3, y: 4, height: 34});
    expect(box.width).toBeGreaterThan(20 + 20);
  });

  it('breaks a long name where the two lines are most alike', () => {
    expect(fit('On-Playa Shifts Management').lines).toEqual(['On-Playa Shifts', 'Management']);
    expect(fit('On-Playa Shifts Management').height).toBe(58);
  });

  it('breaks after a slash and keeps it', () => {
    expect(fit('Budgets/Comptroller').lines).toEqual(['Budgets/', 'Comptroller']);
  });

  it('leaves a long word whole', () => {
    expect(fit('Conscientiousness').lines).toEqual(['Conscientiousness']);
  });
});
