import {fireEvent} from '@testing-library/react';
import {lightCircles} from './lightCircles';

const lit = () => [...document.querySelectorAll('[data-lit]')].map(({id}) => id);
const at = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  document.body.innerHTML = `
    <i id="depot-drawn" data-circle="Depot"><b id="bar">Bar</b></i><i id="camp" data-circle="Camp"></i>
    <i id="depot-listed" data-circle="Depot"></i><i id="beside"></i>`;
});

test('pointing at a part of a circle lights it in drawing and list, and nothing else', () => {
  const stop = lightCircles(document);
  fireEvent.pointerOver(at('bar'));
  expect(lit()).toEqual(['depot-drawn', 'depot-listed']);
  fireEvent.pointerOver(at('camp'));
  expect(lit()).toEqual(['camp']);
  fireEvent.pointerOver(at('beside'));
  expect(lit()).toEqual([]);
  stop();
});

test('it stops when the page is left', () => {
  lightCircles(document)();
  fireEvent.pointerOver(at('camp'));
  expect(lit()).toEqual([]);
});
