import {parse} from '../support/build';
import {OwnSite} from '../support/ownSite';
import type {Engine, EnginePage} from './engine';
import {hydrated, PHONE, untilSo} from './visit';

/** In the page: the id of the card that fills the screen. */
const shownCard = () => document.querySelector('[data-card]')?.getAttribute('data-card') ?? '';

/** Follows the Party Crew from the app's icon to its end, as its lead would, by the large button. */
async function followToTheEnd(page: EnginePage, address: string) {
  await page.open(address);
  await untilSo(page, hydrated, []);
  await page.click('#party-crew a', 'Start as Party Crew');
  await untilSo(page, () => document.querySelector('dialog[open]') !== null, []);
  for (let cards = 0; cards < 200; cards += 1) {
    const card = await page.evaluate(shownCard);
    if (card === 'party-crew-done') break;
    await page.click('[data-main]');
    await untilSo(
      page,
      (before) => document.querySelector('[data-card]')?.getAttribute('data-card') !== before,
      [card],
    );
  }
  await untilSo(page, () => document.body.textContent?.includes('BAAA!') ?? false, []);
}

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
      await followToTheEnd(page, `${address}/setup/build/`);
      await page.open(`${address}/setup/`);
      await untilSo(page, hydrated, []);
      const open = await page.evaluate(
        () => document.querySelectorAll('[data-tick^="party-crew-"]:not(:checked)').length,
      );
      expect(open).toBe(0);
    } finally {
      await engine.stop();
      await site.close();
    }
  });
}
