/** Firefox, driven over WebDriver BiDi. */
import {type ElementHandle, launch} from 'puppeteer-core';
import {soon} from '../support/soon';
import {type Engine, type EnginePage, findSeen} from './engine';

/** Nothing leaves the machine: a proxy that is not there stands before all other hosts. */
const alone = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Firefox 140, which Debian 12 has, gives a window its size and knows nothing of how a device is held. */
const unlessOld = (error: Error) => {
  if (!error.message.includes('setScreenOrientationOverride): unknown command')) throw error;
};

/** @throws what Firefox says, when it does not start */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    extraPrefsFirefox: alone,
  });

  async function newPage(): Promise<EnginePage> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const find = async (selector: string, words = '') => {
      const handle = await page.evaluateHandle(findSeen, selector, words);
      const element = handle.asElement() as ElementHandle<Element> | null;
      if (!element) throw new Error(`nothing is seen of ${selector} ${words}`);
      return element;
    };
    return {
      async open(address) {
        // The page before may itself be about to load something, which gives this up.
        await soon(async () => void (await page.goto('about:blank')));
        await page.goto(address);
      },
      reload: async () => void (await page.reload()),
      resize: (width, height) => page.setViewport({width, height}).catch(unlessOld),
      click: (selector, words) => soon(async () => (await find(selector, words)).click()),
      type: (selector, text) => soon(async () => (await find(selector)).type(text)),
      press: (key) => page.keyboard.press(key),
      screenshot: () => page.screenshot(),
      evaluate: (work, ...given) => page.evaluate(work as never, ...given),
      close: () => context.close(),
    };
  }
  return {newPage, stop: () => browser.close()};
}
