/** What a test asks of a browser engine, whatever drives it. */

export interface EnginePage {
  /** Loads an address whole, even when only its hash is new. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Gives the page's window a size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Presses the first element seen that fits, as a mouse does; waits for it. */
  click(selector: string, words?: string): Promise<void>;
  /** Presses keys into a field; waits for it. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Runs a function in the page; it sees nothing of the test but its arguments. */
  evaluate<A extends unknown[], T>(work: (...given: A) => T, ...given: A): Promise<Awaited<T>>;
  /** Forgets it, with all that it kept. */
  close(): Promise<void>;
}

/** The browser has ended of itself, and what it was asked for with it. */
export class BrowserEnded extends Error {}

export interface Engine {
  /** An empty page of a visitor who has never been here. */
  newPage(): Promise<EnginePage>;
  stop(): Promise<void>;
}

/** In the page: the first element seen that fits and has these words, or this label. */
export function findSeen(selector: string, words: string) {
  const says = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0 && (!words || says(element) === words),
  );
  // WebKit's driver once found a button out of the window, half a minute long.
  found?.scrollIntoView({block: 'center', behavior: 'instant'});
  return found;
}
