/** What jsdom has not, since it lays nothing out: sizes of texts, and what tells of their change. */
let watchers: (() => void)[] = [];

class FakeResizeObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    watchers.push(() => callback([], this));
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Lets components ask for sizes. Call it before each test. */
export function fakeLayout(): void {
  watchers = [];
  window.ResizeObserver = FakeResizeObserver;
  Object.assign(document, {fonts: new EventTarget()});
}

/** Gives all elements a height, in pixels, and their text another; then tells who watches them. */
export function setHeights(shown: number, whole: number): void {
  for (const [key, value] of Object.entries({clientHeight: shown, scrollHeight: whole})) {
    Object.defineProperty(HTMLElement.prototype, key, {configurable: true, value});
  }
  watchers.forEach((tell) => tell());
}
