const HALF = '½';

/**
 * Feet and inches to half an inch, as a tape measure has them: `7' 1"`, `4' 6½"`, `9½"`. In dust `8' ½"`
 * would be read as eight and a half feet, so it has its zero: `8' 0½"`.
 */
export function feet(inches: number): string {
  const halves = Math.round(inches * 2);
  const whole = Math.floor(halves / 24);
  const rest = Math.floor((halves % 24) / 2);
  const half = halves % 2 === 1 ? HALF : '';
  const small = `${rest}${half}"`;
  if (whole === 0) return halves === 1 ? `${half}"` : small;
  return halves % 24 === 0 ? `${whole}'` : `${whole}' ${small}`;
}

const CENTIMETERS = 2.54;

/** The same in whole centimeters: '215 cm'. */
export const centimeters = (inches: number): string => `${Math.round(inches * CENTIMETERS)} cm`;
