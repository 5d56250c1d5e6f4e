import {bootScript, replayClicks} from './bootScript';

const page = document.documentElement;
const fail = (file: string) => {
  const script = document.body.appendChild(document.createElement('script'));
  script.type = 'text/plain';
  script.src = file;
  script.dispatchEvent(new Event('error'));
};

beforeAll(() => {
  jest.useFakeTimers();
});
beforeEach(() => {
  document.body.innerHTML = '<button type="button"><b>menu</b></button><input type="checkbox">';
  // As the head does.
  window.eval(bootScript);
});

test('a file of ours that does not arrive is a page without script', () => {
  fail('/assets/js/main.1.js');
  expect(page.dataset.script).toBeUndefined();
});

test('so is one that is cut off, and breaks', () => {
  const filename = 'https://www.baaahs.org/assets/js/main.1.js';
  window.dispatchEvent(new ErrorEvent('error', {filename}));
  expect(page.dataset.script).toBeUndefined();
});

test('what others put into the page may fail', () => {
  fail('https://example.org/extension.js');
  window.dispatchEvent(new ErrorEvent('error', {filename: ''}));
  expect(page.dataset.script).toBe('on');
});

test('a file that is lost after the page was taken over changes nothing', () => {
  replayClicks();
  fail('/assets/js/later.1.js');
  expect(page.dataset.script).toBe('on');
});

test('script that has not come after a minute is none until it comes', () => {
  jest.advanceTimersByTime(60_000);
  expect(page.dataset.script).toBeUndefined();
  replayClicks();
  expect(page.dataset.script).toBe('on');
});

test('what is pressed early is pressed again, once', () => {
  const pressed: string[] = [];
  const button = document.querySelector('button')!;
  document.querySelector('b')!.click();
  button.click();
  button.addEventListener('click', () => pressed.push('menu'));
  replayClicks();
  expect(pressed).toEqual(['menu']);
  replayClicks();
  expect(pressed).toEqual(['menu']);
});

test('a box is ticked when React hears of it, not before', () => {
  const box = document.querySelector('input')!;
  box.click();
  expect(box.checked).toBe(false);
  replayClicks();
  expect(box.checked).toBe(true);
});
