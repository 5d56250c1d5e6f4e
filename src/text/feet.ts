/** A length as builders say it, to half an inch: 7' 1", 4' 6½", 9½". */
export function feet(inches: number): string {
  const halves = Math.round(inches * 2);
  const whole = Math.floor(halves / 24);
  const rest = Math.floor((halves % 24) / 2);
  const half = halves % 2 === 1 ? '½' : '';
  const small = rest === 0 && half ? half : `${rest}${half}`;
  return whole > 0 ? `${whole}' ${small}"` : `${small}"`;
}
