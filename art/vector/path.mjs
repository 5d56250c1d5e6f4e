/**
 * Short path data: relative steps, no needless zeros or spaces.
 * @param {{type: string, x?: number, y?: number, x1?: number, y1?: number, x2?: number, y2?: number}[]} commands
 *   absolute M, L, C, Q and Z, in picture units
 * @param {number} digits decimals kept; each step starts from where the last one was rounded to
 * @returns {string}
 */
export function pathData(commands, digits = 1) {
  const grid = 10 ** digits;
  const snap = (value) => Math.round(value * grid) / grid;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let last = '';
  return commands
    .map(({type, ...to}) => {
      if (type === 'Z') {
        [x, y, last] = [startX, startY, 'z'];
        return 'z';
      }
      const pairs = {M: [''], L: [''], Q: ['1', ''], C: ['1', '2', '']}[type];
      const steps = pairs.flatMap((at) => [snap(to[`x${at}`]) - x, snap(to[`y${at}`]) - y]);
      [x, y] = [snap(to.x), snap(to.y)];
      if (type === 'M') {
        [startX, startY, last] = [x, y, 'm'];
        return `M${joined([x, y], digits)}`;
      }
      const [letter, values] = shortest(type.toLowerCase(), steps);
      const again = letter === last;
      last = letter;
      const text = joined(values, digits);
      return again ? (text.startsWith('-') ? text : ` ${text}`) : letter + text;
    })
    .join('');
}

function shortest(letter, [dx, dy, ...rest]) {
  if (letter === 'l' && Math.abs(dy) < 1e-6) return ['h', [dx]];
  if (letter === 'l' && Math.abs(dx) < 1e-6) return ['v', [dy]];
  return [letter, [dx, dy, ...rest]];
}

function joined(values, digits) {
  return values
    .map((value) => String(Number(value.toFixed(digits))).replace(/^(-?)0\./, '$1.'))
    .reduce((all, text) => all + (text.startsWith('-') ? '' : ' ') + text);
}
