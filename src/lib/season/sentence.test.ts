import {sentence} from './sentence';

test.each([
  [[], ''],
  [['it is on'], 'It is on.'],
  [['a is', 'b is'], 'A is and b is.'],
  [['a is', 'b is', 'c is'], 'A is, b is, and c is.'],
])('%p', (clauses, text) => {
  expect(sentence(clauses)).toBe(text);
});
