import {parse} from '../support/build';
import {OwnSite} from '../support/ownSite';
import type {Engine} from './engine';
import {hydrated, PHONE, untilSo} from './visit';

/** The site as built, saved by its worker and read when the host is gone. */
export function savedPagesAreRead(start: () => Promise<Engine>) {
  test('the site is saved, and read with the server gone', async () => {
    const site = await OwnSite.open();
    const {address} = site;
    const engine = await start();
    const page = await engine.newPage();
    try {
      await page.resize(...PHONE);
      await page.open(`${address}/offline/`);
      await untilSo(page, () => Boolean(document.querySelector('[data-state="ready"]')), []);
      await site.close();
      for (const [path, file] of [
        ['/setup/', '/setup/'],
        ['/campout/q-and-a/', '/campout/q-and-a/'],
        ['/no/such/page/', '/404.html'],
      ] as const) {
        await page.open(address + path);
        await untilSo(page, hydrated, []);
        const title = await page.evaluate(() => document.querySelector('h1')?.textContent);
        expect([path, title]).toEqual([path, parse(file)('h1').text()]);
      }
    } finally {
      await engine.stop();
      await site.close();
    }
  });
}
