import {addressOf, placeOf, searchAddress} from './address';
import type {Hit} from '../engine/engine';
import type {Field, SearchRecord} from '../engine/types';

const hit = (more: Partial<SearchRecord>, ...found: [string, Field[]][]): Hit => ({
  record: {url: '/setup/#safety', page: 'Setup Guide', title: 'safety', text: '', ...more},
  found: new Map(found),
});

test.each([
  [hit({text: 'Pull zip ties.'}, ['zip', ['text']], ['tie', ['text']]), 'find=zip,ties'],
  [hit({text: 'a 1 1/2" bolt'}, ['1 1/2', ['text']]), 'find=1%201%2F2'],
  [hit({street: 'Neighbors.'}, ['neighbor', ['street']]), 'edition=street&find=neighbors'],
  [hit({place: 'brc', text: 'Dust.'}, ['dust', ['text']]), 'edition=brc&find=dust'],
  [hit({text: 'Dust.', brc: 'Dust.'}, ['dust', ['text', 'brc']]), 'find=dust'],
])('the link of a result opens it in its edition, with its words', (one, query) => {
  expect(addressOf(one)).toBe(`/setup/?${query}#safety`);
});

test('a page without an id, found by its trail, is linked plainly', () => {
  expect(addressOf(hit({url: '/campout/'}, ['campout', ['trail']]))).toBe('/campout/');
});

test('what is everywhere has no place', () => {
  expect(placeOf(hit({text: 'Dust.'}, ['dust', ['text']]))).toBeUndefined();
});

test.each([
  ['', undefined, '/search/'],
  ['3/8" & more', undefined, '/search/?q=3%2F8%22+%26+more'],
  ['zip', '2024', '/search/?q=zip&year=2024'],
])('the page of all results for %j in %s is %s', (typed, year, expected) => {
  expect(searchAddress(typed, year)).toBe(expected);
});
