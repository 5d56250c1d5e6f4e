import {render, screen} from '@testing-library/react';
import type {Hardware} from '../../model/types';
import BoltChart from '.';

const wrenches = [
  {bolt: '1/2"', wrench: '3/4" or 19 mm'},
  {bolt: '1/4"', wrench: '3/8" or 10 mm'},
];
const hardware: Hardware[] = [{kind: 'bolt', size: '1/2"', length: '4"', count: 'some'}];
const show = () =>
  render(<BoltChart label="Chart" wrenches={wrenches} hardware={hardware} />).container;
const number = (element: Element | null, name: string) => Number(element?.getAttribute(name));

test('is drawn in real inches: the grid has 96 units in each', () => {
  const svg = show().querySelector('svg');
  const [, , width = 0, height = 0] = svg?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect(svg).toHaveAttribute('width', `${width / 96}in`);
  expect(svg).toHaveAttribute('height', `${height / 96}in`);
});

test.each([
  ['5 inches', 5 * 96],
  ['10 cm', (10 / 2.54) * 96],
])('the line to check the print is %s long', (text, length) => {
  const line = show().querySelector(`[data-check="${text}"]`);
  expect(number(line, 'y2') - number(line, 'y1')).toBeCloseTo(length);
});

test('a bolt is as thick as it says', () => {
  const chart = show();
  expect(number(chart.querySelector('[data-bolt="1/2\\""]'), 'width')).toBe(48);
  expect(number(chart.querySelector('[data-bolt="1/4\\""]'), 'width')).toBe(24);
});

test('a head is as wide across its flats as its wrench', () => {
  const [head] = show().querySelectorAll('polygon');
  const ys = head
    ?.getAttribute('points')
    ?.split(' ')
    .map((point) => Number(point.split(',')[1]));
  expect(Math.max(...(ys ?? [])) - Math.min(...(ys ?? []))).toBeCloseTo(0.75 * 96, 1);
});

test('the lengths that the crew needs have their names', () => {
  show();
  expect(screen.getByText('4" × 1/2" bolt')).toBeInTheDocument();
});
