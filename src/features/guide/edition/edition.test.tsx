import {choosePlace, placeFor, placeStore} from './edition';

afterEach(() => localStorage.clear());

test('Black Rock City at first', () => expect(placeFor('')).toBe('brc'));

test('the link says which', () => {
  expect(placeFor('?edition=street')).toBe('street');
  expect(placeFor('?edition=brc')).toBe('brc');
});

test('the choice is remembered, and the link outweighs it', () => {
  choosePlace('street');
  expect(placeStore.get()).toBe('street');
  expect(placeFor('')).toBe('street');
  expect(placeFor('?edition=brc')).toBe('brc');
});

test('nonsense in link or memory means Black Rock City', () => {
  localStorage.setItem('baaahs-guide-place', '<b>');
  expect(placeFor('?edition=%3Cscript%3E')).toBe('brc');
});
