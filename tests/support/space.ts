/** The sheep in space, as its tests look at it. */
import type {Page} from 'playwright-core';
import {hydrated} from './hydrated';

/** In the page: what is drawn in 3D stays readable, and is counted. */
function keepDrawn() {
  type Method = (this: unknown, ...all: unknown[]) => unknown;
  const wrap = (owner: object, name: string, work: (own: Method) => Method) => {
    const own = Object.getOwnPropertyDescriptor(owner, name)!.value as Method;
    Object.defineProperty(owner, name, {value: work(own)});
  };
  Object.assign(window, {drawn: 0});
  wrap(
    HTMLCanvasElement.prototype,
    'getContext',
    (own) =>
      function (kind, options: unknown) {
        return own.call(this, kind, {...(options as object), preserveDrawingBuffer: true});
      },
  );
  wrap(
    WebGL2RenderingContext.prototype,
    'drawArrays',
    (own) =>
      function (...all) {
        (window as unknown as {drawn: number}).drawn += 1;
        return own.apply(this, all);
      },
  );
}

/** Opens the panel finder at a hash. */
export async function openFinder(page: Page, hash = '') {
  await page.addInitScript(keepDrawn);
  await page.goto(`/setup/panels/${hash}`);
  await hydrated(page);
}

export const canvas = (page: Page) => page.locator('[data-space] canvas');
export const turnIt = (page: Page) => page.getByRole('button', {name: 'turn it'});

/** The same, and has the sheep in space there. */
export async function openSpace(page: Page, hash = '') {
  await openFinder(page, hash);
  await turnIt(page).click();
  await canvas(page)
    .and(page.getByRole('application', {name: /seen from \w/}))
    .waitFor();
}

export interface Drawn {
  /** How often it was drawn so far. */
  times: number;
  /** The share of the canvas that is not empty. */
  covered: number;
  colors: number;
  /** Another for another picture. */
  print: number;
}

/** What is on the canvas now. */
export const drawn = (page: Page): Promise<Drawn> =>
  canvas(page).evaluate((element: HTMLCanvasElement) => {
    // By way of a flat canvas: reading it at once is what browsers warn of.
    const {width, height} = element;
    const flat = Object.assign(document.createElement('canvas'), {width, height});
    const context = flat.getContext('2d')!;
    context.drawImage(element, 0, 0);
    const all = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    return {
      times: (window as unknown as {drawn: number}).drawn,
      covered: all.filter((pixel) => pixel !== 0).length / all.length,
      colors: new Set(all).size,
      print: all.reduce((sum, pixel, i) => (sum * 31 + pixel * (i + 1)) % 1_000_000_007, 7),
    };
  });

/** Where a name stands, in pixels of the window. */
export async function placeOf(page: Page, weight: 'picked' | 'neighbor', name?: string) {
  const text = page.locator(`[data-space] text[data-weight="${weight}"]:not([hidden])`);
  const one = name ? text.getByText(name, {exact: true}) : text.first();
  const box = (await one.boundingBox())!;
  return {
    name: (await one.textContent()) ?? '',
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  };
}

/** Waits until so many frames have passed, in which something might be drawn. */
export const framesPass = (page: Page, frames: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i += 1) await new Promise(requestAnimationFrame);
  }, frames);
