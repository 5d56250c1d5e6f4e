import {heightAt, IDENTITY, type Matrix, type Span, spanOf, times, within} from './matrix';
import {type PdfObject, references} from './objects';

export interface Mark extends Span {
  /** How much of a picture's height is seen, 0 to 1; not given for what is no picture. */
  shown?: number;
}

interface State {
  matrix: Matrix;
  /** What is left of the paper's height by the clipping paths. */
  clip: Span;
  isWhite: boolean;
}

const TOKEN = /\[[^\]]*\]|<[^>]*>|\((?:\\.|[^\\)])*\)|[^\s[\]<(]+/g;
const OPERAND = /^(?:[-+.\d]|\/|<|\(|\[)/;

/**
 * How high on the paper each mark lies that a page leaves on it, white ones aside. Follows as many of
 * the drawing operators as that takes.
 * @param drawn the page, or a form that it draws, with its stream of operators
 * @throws when it draws something that the PDF does not hold
 */
export function marksOf(
  objects: Map<string, PdfObject>,
  drawn: PdfObject,
  begin: State = {matrix: IDENTITY, clip: {low: 0, high: Infinity}, isWhite: false},
): Mark[] {
  const names = references(drawn.dictionary);
  const marks: Mark[] = [];
  const saved: State[] = [];
  let state = begin;
  let path: number[] = [];
  let clips = false;
  let text = IDENTITY;

  const mark = (heights: readonly number[]) => {
    const {low, high} = within(spanOf(heights), state.clip);
    if (low <= high && !state.isWhite) marks.push({low, high});
  };
  const show = (heights: readonly number[]) => {
    const whole = spanOf(heights);
    const {low, high} = within(whole, state.clip);
    if (low <= high) marks.push({low, high, shown: (high - low) / (whole.high - whole.low)});
  };
  const point = (x?: number, y?: number) => path.push(heightAt(state.matrix, x, y));
  const end = (isPainted: boolean) => {
    if (isPainted && path.length > 0) mark(path);
    if (clips) state = {...state, clip: within(spanOf(path), state.clip)};
    path = [];
    clips = false;
  };
  const write = () => mark([heightAt(times(text, state.matrix))]);
  const draw = (name: string) => {
    const object = objects.get(names.get(name) ?? '');
    if (!object) throw new Error(`the PDF draws ${name}, which it does not hold`);
    if (object.stream) marks.push(...marksOf(objects, object, state));
    else show([heightAt(state.matrix, 0, 0), heightAt(state.matrix, 1, 1)]);
  };

  const operators: Record<string, (n: number[], name: string) => void> = {
    q: () => saved.push(state),
    Q: () => (state = saved.pop() ?? begin),
    cm: (n) => (state = {...state, matrix: times(n as unknown as Matrix, state.matrix)}),
    rg: (n) => (state = {...state, isWhite: n.every((part) => part === 1)}),
    m: ([x, y]) => point(x, y),
    l: ([x, y]) => point(x, y),
    c: (n) => point(n[4], n[5]),
    re: ([x = 0, y = 0, width = 0, height = 0]) => {
      point(x, y);
      point(x + width, y + height);
    },
    W: () => (clips = true),
    n: () => end(false),
    f: () => end(true),
    S: () => end(true),
    B: () => end(true),
    Tm: (n) => (text = n as unknown as Matrix),
    Td: ([x = 0, y = 0]) => (text = times([1, 0, 0, 1, x, y], text)),
    Tj: write,
    TJ: write,
    Do: (_, name) => draw(name),
  };

  let operands: string[] = [];
  for (const [token] of drawn.stream.matchAll(TOKEN)) {
    if (OPERAND.test(token)) {
      operands.push(token);
    } else {
      // With a star it fills or clips by another rule.
      operators[token.replace('*', '')]?.(operands.map(Number), operands[0]?.slice(1) ?? '');
      operands = [];
    }
  }
  return marks;
}
