/** The few requests of W3C's WebDriver that the tests need: https://www.w3.org/TR/webdriver2/ */
import {soon} from '../support/soon';
import {until} from '../support/until';
import {BrowserEnded} from './engine';

/** How the protocol writes an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementId = Record<typeof ELEMENT, string>;

const keys = {Enter: '\uE007', Escape: '\uE00C'};

type Method = 'GET' | 'POST' | 'DELETE';

/** So long a page may take to load before it is given up, in milliseconds. */
export const PAGE_LOADS = 60_000;

/** So long a script in a page may take, in milliseconds: the guide has a hundred screens. */
const SCRIPT_ENDS = 120_000;
const timeouts = {pageLoad: PAGE_LOADS, script: SCRIPT_ENDS};

/** A driver that says nothing for longer than that never will. */
const ANSWERS = 1.25 * SCRIPT_ENDS;

/** @throws the driver's own words, that its browser has ended, or that it said nothing in time */
async function ask<T>(address: string, method: Method, body?: object, patience = ANSWERS) {
  const signal = AbortSignal.timeout(patience);
  const response = await fetch(address, {method, body: body && JSON.stringify(body), signal});
  const {value} = (await response.json()) as {value: T & {error?: string; message?: string}};
  if (response.ok) return value;
  const said = `${value.error}: ${value.message}`;
  throw value.error === 'invalid session id' ? new BrowserEnded(said) : new Error(said);
}

/** Waits until a driver listens. */
export const answers = (driver: string) =>
  until('the driver answers', () =>
    fetch(`${driver}/status`).then(
      ({ok}) => ok,
      () => false,
    ),
  );

/**
 * On a busy machine WebKit's driver may start a browser that ends at once, and wait for it for ever.
 * Asked again it starts another; in milliseconds, twenty times what a start takes.
 */
const BEGINS = 20_000;

/** Begins a session: a browser with one window, that remembers nothing. */
export async function newSession(driver: string, capabilities: object) {
  const wish = {capabilities: {alwaysMatch: {...capabilities, timeouts}}};
  const {sessionId} = await soon(() =>
    ask<{sessionId: string}>(`${driver}/session`, 'POST', wish, BEGINS),
  );
  const at = `${driver}/session/${sessionId}`;
  const post = <T>(what: string, body = {}) => ask<T>(`${at}/${what}`, 'POST', body);
  return {
    go: (url: string) => post('url', {url}),
    refresh: () => post('refresh'),
    resize: (width: number, height: number) => post('window/rect', {width, height}),
    click: (element: ElementId) => post(`element/${element[ELEMENT]}/click`),
    type: (element: ElementId, text: string) => post(`element/${element[ELEMENT]}/value`, {text}),
    async press(key: keyof typeof keys) {
      const focused = await ask<ElementId>(`${at}/element/active`, 'GET');
      await post(`element/${focused[ELEMENT]}/value`, {text: keys[key]});
    },
    screenshot: async () => Buffer.from(await ask<string>(`${at}/screenshot`, 'GET'), 'base64'),
    /** Runs a function in the page and waits for what it gives. */
    async run<T>(work: (...given: never[]) => unknown, given: readonly unknown[]) {
      const script = `const done = arguments[arguments.length - 1];
        const given = [...arguments].slice(0, -1);
        Promise.resolve().then(() => (${work.toString()})(...given)).then(
          (value) => done({value: value ?? null}), (error) => done({error: String(error)}));`;
      const result = await post<{value: T; error?: string}>('execute/async', {script, args: given});
      if (result.error) throw new Error(result.error);
      return result.value;
    },
    end: () => ask(at, 'DELETE'),
  };
}
