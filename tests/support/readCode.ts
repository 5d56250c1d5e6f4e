/** Reads QR codes off pictures, with a library that the site does not use. */
import fs from 'node:fs';
import type jsQR from 'jsqr';
import type {Locator} from 'playwright-core';

const source = fs.readFileSync(require.resolve('jsqr'), 'utf8');

/** What the code in an element says, as a camera sees it: from a picture of the element. */
export async function readCode(element: Locator): Promise<string | undefined> {
  const picture = (await element.screenshot()).toString('base64');
  const page = element.page();
  // The library looks for a module system; in a page it finds none and becomes a global.
  await page.evaluate(`window.jsQR ?? (() => {${source}}).call(window)`);
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const {data: pixels, width, height} = context.getImageData(0, 0, image.width, image.height);
    const read = (window as unknown as {jsQR: typeof jsQR}).jsQR;
    return read(pixels, width, height, {inversionAttempts: 'dontInvert'})?.data;
  }, picture);
}
