import {isShortcut, letSlashOpen} from './isShortcut';

const press = (key: string, init: KeyboardEventInit = {}, on: Element = document.body) => {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, ...init});
  let opens = false;
  on.addEventListener('keydown', (heard) => (opens = isShortcut(heard as KeyboardEvent)), {
    once: true,
  });
  on.dispatchEvent(event);
  return opens;
};
const field = document.createElement('input');
document.body.append(field);

beforeEach(() => localStorage.clear());

test.each([
  ['/', {}, true],
  ['k', {ctrlKey: true}, true],
  ['K', {metaKey: true}, true],
  ['k', {}, false],
  ['k', {ctrlKey: true, metaKey: true}, false],
  ['k', {ctrlKey: true, altKey: true}, false],
  ['/', {ctrlKey: true}, false],
  ['/', {altKey: true}, false],
])('%s with %j: %s', (key, init, expected) => {
  expect(press(key, init)).toBe(expected);
});

test('while somebody types, / is a letter and Ctrl-K is not', () => {
  expect(press('/', {}, field)).toBe(false);
  expect(press('k', {ctrlKey: true}, field)).toBe(true);
});

test('/ can be switched off', () => {
  letSlashOpen(false);
  expect([press('/'), press('k', {ctrlKey: true})]).toEqual([false, true]);
  letSlashOpen(true);
  expect(press('/')).toBe(true);
});
