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
  if (whole === 0) return rest === 0 && half ? `${half}"` : `${rest}${half}"`;
  return rest === 0 && !half ? `${whole}'` : `${whole}' ${rest}${half}"`;
}

const CENTIMETERS = 2.54;

/** The same in whole centimeters: '215 cm'. */
export const centimeters = (inches: number): string => `${Math.round(inches * CENTIMETERS)} cm`;
