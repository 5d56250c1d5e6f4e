/** A window that Chromium does not draw is no fault of the site; everything else is. */
import type {Page} from 'playwright-core';
import {withPage} from '../support/browser';
import {readPage} from '../support/readPage';

const viewport = {width: 640, height: 480};
const stopDrawing = (page: Page) => page.evaluate(() => (window.requestAnimationFrame = () => 0));
const warn = jest.spyOn(console, 'warn').mockImplementation();

/** How often it was said that work begins anew because of this. */
const saidOf = (cause: string) =>
  warn.mock.calls.filter(([line]) => String(line).endsWith(`\n${cause}`)).length;

type Open = typeof withPage | typeof readPage;

/** @returns how many windows were worked in */
async function windows(open: Open, work: (page: Page, nth: number) => Promise<unknown>) {
  const pages: Page[] = [];
  const ended = open({viewport}, async ({page}) => {
    pages.push(page);
    await page.goto('/tbd/');
    await work(page, pages.length);
  });
  const error = await ended.then(
    () => undefined,
    (thrown: Error) => thrown.message,
  );
  return {error, tries: new Set(pages).size};
}

// All side by side: it takes a while until such a window is looked after.
test.concurrent('work that waits for its next frame does not wait for ever', async () => {
  const waits = async (page: Page, nth: number) => {
    if (nth > 1) return;
    await stopDrawing(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
  const both = await Promise.all([windows(withPage, waits), windows(readPage, waits)]);
  expect(both).toEqual([
    {error: undefined, tries: 2},
    {error: undefined, tries: 2},
  ]);
  expect(saidOf('Its work had not ended.')).toBe(2);
});

const opens = [
  ['withPage', withPage],
  ['readPage', readPage],
] as const;

test.concurrent.each(opens)(
  '%s: work in a window that is not drawn begins anew in another, and says so',
  async (name, open) => {
    const first = windows(open, async (page, nth) => {
      if (nth > 1) return;
      await stopDrawing(page);
      throw new Error(`${name} waited in vain`);
    });
    expect(await first).toEqual({error: undefined, tries: 2});
    expect(saidOf(`Error: ${name} waited in vain`)).toBe(1);
  },
);

test.concurrent.each(opens)('%s: a second such window fails the test', async (name, open) => {
  const both = windows(open, async (page) => {
    await stopDrawing(page);
    throw new Error(`${name} waited twice`);
  });
  expect(await both).toEqual({error: 'Chromium draws this window no more.', tries: 2});
  expect(saidOf(`Error: ${name} waited twice`)).toBe(1);
});

test.concurrent.each(opens)(
  '%s: a failure in a window that is drawn fails at once',
  async (name, open) => {
    const fails = windows(open, () => Promise.reject(new Error(`${name}: wrong color`)));
    expect(await fails).toEqual({error: `${name}: wrong color`, tries: 1});
    expect(saidOf(`Error: ${name}: wrong color`)).toBe(0);
  },
);

test.concurrent.each(opens)(
  '%s: a failure in a window without script does, too: it cannot answer',
  async (_, open) => {
    const fails = open({viewport, javaScriptEnabled: false}, async ({page}) => {
      await page.goto('/tbd/');
      throw new Error('wrong color');
    });
    await expect(fails).rejects.toThrow('wrong color');
  },
);
