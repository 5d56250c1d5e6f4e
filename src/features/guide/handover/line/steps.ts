/** The steps of a task that are ticked: '3' and, in a hanging order, 'panels-3'. */
const STEP = /^(panels-)?([1-9]\d?)$/;
/** Two sets of numbers, each in hexadecimal: '1f', 'pff', '3pf'. A hundred steps at most. */
const WRITTEN = /^([0-9a-f]{1,25})?(?:p([0-9a-f]{1,25}))?$/;

/** A set of numbers from 1 on, a bit each. */
const bits = (numbers: readonly number[]) =>
  numbers.reduce((sum, n) => sum | (1n << BigInt(n - 1)), 0n).toString(16);

function numbersIn(hexadecimal: string): number[] {
  const digits = BigInt(`0x${hexadecimal}`).toString(2);
  return [...digits].reverse().flatMap((bit, i) => (bit === '1' ? i + 1 : []));
}

/**
 * Writes down ticked steps: 'pff' for the first eight of a hanging order.
 * @returns '' when none of them has a form that steps of the guide have
 */
export function writeSteps(steps: readonly string[]): string {
  const found = steps.flatMap((step) => [STEP.exec(step) ?? []].filter(({length}) => length > 0));
  const of = (prefix?: string) =>
    found.filter(([, before]) => before === prefix).map(([, , n]) => Number(n));
  const [plain, panels] = [of(), of('panels-')];
  return (plain.length ? bits(plain) : '') + (panels.length ? `p${bits(panels)}` : '');
}

/** Reads what writeSteps wrote; undefined when it is nothing of the kind. */
export function readSteps(text: string): string[] | undefined {
  const [, plain = '', panels = ''] = WRITTEN.exec(text) ?? [];
  const steps = [
    ...numbersIn(plain || '0').map(String),
    ...numbersIn(panels || '0').map((n) => `panels-${n}`),
  ];
  return steps.length > 0 ? steps : undefined;
}
