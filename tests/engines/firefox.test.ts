/** The built site in Firefox. */
import {setTimeout as sleep} from 'node:timers/promises';
import {soon} from '../support/soon';
import {siteWorksIn} from './cases';
import {startFirefox} from './firefox';
import {DESK} from './visit';

const visit = siteWorksIn(startFirefox);

test('what a link leads to is fetched ahead', () =>
  visit(DESK, async ({page, site, go}) => {
    await go('/campout/');
    await soon(async () => {
      const ahead = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(
          ({href}) => new URL(href).pathname,
        ),
      );
      expect(ahead.length).toBeGreaterThan(0);
      expect(site.asked).toEqual(expect.arrayContaining(ahead));
    });
  }));

/** In the page: soon a task takes a second, and one after it needs what the first has made. */
function willBeBusy() {
  setTimeout(() => {
    const use = () => made;
    setTimeout(() => {
      try {
        use();
      } catch (error) {
        console.error(error);
      }
    });
    const end = performance.now() + 1000;
    while (performance.now() < end);
    const made = true;
  }, 100);
}

test('what breaks in a page because it is closed is not told of the next one', async () => {
  await visit(DESK, async ({page, go}) => {
    await go('/tbd/');
    await page.evaluate(willBeBusy);
    await sleep(200);
  });
  await visit(DESK, async ({go}) => {
    await go('/tbd/');
    await sleep(1000);
  });
});
