import {fold, squeeze} from './fold';

test.each([
  ['M*J*R', 'mjr'],
  ['MorrisMORE!', 'morrismore'],
  ['Beyoncé  &\nFriends', 'beyonce friends'],
  ['🐑 *', ''],
  ['', ''],
])('%p is folded to %p', (text, expected) => {
  expect(fold(text)).toBe(expected);
});

test('squeezed, a name is one word', () => {
  expect(squeeze('DAD SF')).toBe('dadsf');
});
