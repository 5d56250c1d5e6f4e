import {holdElement, holdPlace, readerHasMoved} from './holdPlace';

/** How far below the page's top what is held stands. */
let place: number;
let readyState: DocumentReadyState;

const topOf = () => place - window.scrollY;
/** A sixtieth of a second, as jest's timers count it. */
const frames = (count: number) => jest.advanceTimersByTime(count * 17);

beforeEach(() => {
  jest.useFakeTimers();
  place = 5000;
  readyState = 'complete';
  window.scrollY = 0;
  window.scrollTo = ((to: ScrollToOptions) => {
    window.scrollY = to.top ?? 0;
  }) as typeof window.scrollTo;
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(20_000);
});

afterEach(() => {
  holdPlace(() => undefined, 0)();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a place is brought to where it should be, and held there while the page grows above it', () => {
  holdPlace(topOf, 100);
  frames(1);
  expect(window.scrollY).toBe(4900);
  place = 6000;
  frames(1);
  expect(window.scrollY).toBe(5900);
});

test('a place that is not shown yet is brought there once it is', () => {
  let isShown = false;
  holdPlace(() => (isShown ? topOf() : undefined), 100);
  frames(20);
  expect(window.scrollY).toBe(0);
  isShown = true;
  frames(1);
  expect(window.scrollY).toBe(4900);
});

test('a place that is drawn seconds late, as on a slow phone, is waited for', () => {
  let isDrawn = false;
  holdPlace(() => (isDrawn ? topOf() : undefined), 100);
  frames(500);
  isDrawn = true;
  frames(1);
  expect(window.scrollY).toBe(4900);
});

test('nothing is pulled beyond the end of the page', () => {
  place = 19_990;
  holdPlace(topOf, 100);
  frames(1);
  expect(window.scrollY).toBe(20_000 - window.innerHeight);
});

test('once at rest it is never pulled again, however the page changes', () => {
  holdPlace(topOf, 100);
  frames(70);
  window.scrollY = 300;
  place = 7000;
  frames(70);
  expect(window.scrollY).toBe(300);
});

test('whoever scrolls before that, by other means than hands, is followed too', () => {
  holdPlace(topOf, 100);
  frames(20);
  window.scrollY = 300;
  frames(1);
  place = 7000;
  frames(70);
  expect(window.scrollY).toBe(300);
});

test('while the page loads the browser scrolls by itself, and is corrected', () => {
  readyState = 'interactive';
  holdPlace(topOf, 100);
  frames(100);
  window.scrollY = 300;
  frames(1);
  expect(window.scrollY).toBe(4900);
});

test('a page that never comes to rest is left to its reader after ten seconds', () => {
  readyState = 'interactive';
  holdPlace(topOf, 100);
  frames(700);
  place = 7000;
  frames(10);
  expect(window.scrollY).toBe(4900);
});

test.each(['pointerdown', 'touchstart', 'touchmove', 'wheel', 'keydown'])(
  'after %s the page is left to its reader',
  (move) => {
    holdPlace(topOf, 100);
    frames(1);
    window.dispatchEvent(new Event(move));
    expect(readerHasMoved()).toBe(true);
    place = 7000;
    frames(10);
    expect(window.scrollY).toBe(4900);
  },
);

test('of two places the last one is held', () => {
  holdPlace(topOf, 100);
  holdPlace(() => 9000 - window.scrollY, 100);
  frames(10);
  expect(window.scrollY).toBe(8900);
});

test('what is stopped is let go', () => {
  holdPlace(topOf, 100)();
  frames(10);
  expect(window.scrollY).toBe(0);
});

test('an element is held clear of its own margin and of the page’s', () => {
  document.body.innerHTML = '<h2 style="scroll-margin-top: 8px"></h2>';
  document.documentElement.style.scrollPaddingTop = '84px';
  const heading = document.querySelector('h2')!;
  jest.spyOn(heading, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  heading.getBoundingClientRect = () => ({top: topOf()}) as DOMRect;
  holdElement(() => heading);
  frames(1);
  expect(window.scrollY).toBe(5000 - 8 - 84);
});
