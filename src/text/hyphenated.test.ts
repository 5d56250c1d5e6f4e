import {hyphenated} from './hyphenated';

test.each([
  ['Plays.', ['Plays.']],
  ['Genre-fluid, from jazz to nu-disco.', ['', 'Genre-fluid,', ' from jazz to ', 'nu-disco.', '']],
  ['House - and techno-', ['House - and techno-']],
])('%p', (text, pieces) => {
  expect(hyphenated(text)).toEqual(pieces);
  expect(hyphenated(text).join('')).toBe(text);
});
