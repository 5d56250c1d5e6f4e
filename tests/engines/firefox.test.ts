/** The built site in Firefox. */
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
