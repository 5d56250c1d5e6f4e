/** What is there before the styles are: the browser paints it as soon as they come. */
import {withPage} from '../support/browser';

const viewport = {width: 390, height: 844};

/** Pages of each kind, and the end of what is read before their styles arrive. */
const pages = [
  ['a page with a banner', '/campout/dj-lineup/', 'main picture img[decoding=sync]'],
  ['the gallery', '/campout/last-year/', 'main picture img[decoding=sync]'],
  ['the guide', '/setup/', 'main picture img[decoding=sync]'],
  ['the home page', '/', 'main h1'],
] as const;

test.concurrent.each(pages)(
  'while its styles are awaited, %s is in its theme and its top is read',
  (_what, address, end) =>
    withPage({viewport}, async ({page}) => {
      let letThrough = () => {};
      const wait = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route('**/*.css', async (route) => {
        await wait;
        await route.continue();
      });
      await page.goto(`${address}?docusaurus-theme=dark`, {waitUntil: 'commit'});
      await page.locator(end).first().waitFor({state: 'attached'});
      expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      letThrough();
      await page.getByRole('contentinfo').waitFor();
      expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    }),
);
