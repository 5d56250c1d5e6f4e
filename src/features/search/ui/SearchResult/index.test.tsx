import {render} from '@testing-library/react';
import type {Hit} from '../../engine/engine';
import SearchResult from '.';

const hit: Hit = {
  record: {
    page: 'how it goes up',
    title: 'hind panels',
    url: '/',
    text: 'Ladder: the top corner hangs at 13\' 1½"',
  },
  found: new Map([['ladder', ['text']]]),
};
const textOf = (isSaid?: boolean) => {
  const {container} = render(<SearchResult hit={hit} isSaid={isSaid} />);
  return container.textContent.replaceAll('\u00a0', ' ');
};

test('how high it hangs stands before what hangs there', () => {
  expect(textOf()).toBe('hind panels 13\' 1½" Ladder: the top corner');
});

test('below the whole sentence a height says in short what hangs there', () => {
  expect(textOf(true)).toBe('hind panels 13\' 1½" top corner');
});
