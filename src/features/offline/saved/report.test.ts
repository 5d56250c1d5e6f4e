import {stateOf, type Report} from './report';

const whole: Report = {
  year: 2025,
  built: '2025-05-12',
  version: 'a',
  total: 3,
  bytes: 300,
  saved: 3,
  savedBytes: 300,
  saving: false,
  missing: [],
  refused: false,
};

test('ready when every file is there', () => expect(stateOf(whole)).toBe('ready'));

test('not ready while it saves, whatever is there', () => {
  expect(stateOf({...whole, saving: true})).toBe('saving');
});

test('not ready when one is missing, or counted and named differently', () => {
  expect(stateOf({...whole, saved: 2, missing: [{url: '/'}]})).toBe('partly');
  expect(stateOf({...whole, missing: [{url: '/'}]})).toBe('partly');
  expect(stateOf({...whole, saved: 2})).toBe('partly');
});

test('an empty list is not ready', () => {
  expect(stateOf({...whole, total: 0, saved: 0})).toBe('unsaved');
});

test('refused when the device gave no room, with something saved or nothing', () => {
  const missing = [{url: '/'}];
  expect(stateOf({...whole, saved: 2, missing, refused: true})).toBe('refused');
  expect(stateOf({...whole, saved: 0, missing, refused: true})).toBe('refused');
});

test('nothing saved is said to be so', () => {
  expect(stateOf({...whole, saved: 0, missing: [{url: '/'}]})).toBe('unsaved');
});
