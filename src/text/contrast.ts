export type Rgb = number[];

/** The parts of a color that is written #rgb or #rrggbb. */
export function rgbOf(value: string): Rgb {
  const hex = value.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  if (!/^[\da-f]{6}$/.test(hex)) throw new Error(`'${value}' is no color`);
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How far two colors are from each other, from 1 to 21, as WCAG 2 has it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
