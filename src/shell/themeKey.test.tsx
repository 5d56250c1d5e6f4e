import {themeKeyScript} from './themeKey';

// oxlint-disable-next-line typescript/no-implied-eval -- it is sent as text, and run as text
const run = new Function(themeKeyScript) as () => void;
const kept = () => ({...localStorage});

beforeEach(() => localStorage.clear());

test('the old choice is taken over', () => {
  localStorage.setItem('theme-cb2', 'dark');
  run();
  expect(kept()).toEqual({'theme-mode': 'dark'});
});

test('once: a choice made since stays', () => {
  localStorage.setItem('theme-cb2', 'dark');
  localStorage.setItem('theme-mode', 'light');
  run();
  expect(kept()).toEqual({'theme-mode': 'light'});
});

test('where nothing is kept, nothing is written', () => {
  run();
  expect(kept()).toEqual({});
});

test('where the device refuses, the old choice stays for another time', () => {
  localStorage.setItem('theme-cb2', 'dark');
  const refuses = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(run).not.toThrow();
  refuses.mockRestore();
  expect(kept()).toEqual({'theme-cb2': 'dark'});
});
