/** The guide's boxes as a screen reader names them, its links as a glove meets them, its chips by keyboard. */
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {layOutAll} from '../support/layOutAll';
import {readPage} from '../support/readPage';

const phone = {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true};
const desktop = {viewport: {width: 1280, height: 800}};

/** The names of all boxes to tick, as Chromium tells them to screen readers. */
async function namesOfBoxes(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({role, ignored}) => role?.value === 'checkbox' && !ignored)
    .map(({name}) => String(name?.value));
}

test.each(['/setup/', '/2024/setup/'])(
  '%s: steps are named by their number, sections by their panels',
  (route) =>
    readPage(desktop, async ({page}) => {
      await page.goto(`${route}#party-crew-dj-platform`);
      await page.waitForSelector('body.brc-edition');
      await layOutAll(page);
      const names = await namesOfBoxes(page);
      expect(
        names.filter((name) => /^Step 1: Take off the ratchet straps\.?$/.test(name)),
      ).toHaveLength(1);
      expect(names).toContain('Step 1: Belly: 14D, 18D, 23D');
      expect(names.filter((name) => name.startsWith('Every bolt is tight'))).not.toHaveLength(0);
      expect(names.filter((name) => /^\W|:$|^Step \d+: ?\d/.test(name))).toEqual([]);
      // Each says the number that is drawn before its words.
      const drawn = await page
        .locator('ol > li > label [data-number]')
        .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-number'))));
      const said = names
        .map((name) => /^Step (\d+):/.exec(name)?.[1])
        .filter(Boolean)
        .map(Number);
      expect(said).toEqual(drawn);
    }),
);

test('links inside rows that tick are as large as a thumb, and move no line', () =>
  readPage(phone, async ({page}) => {
    await page.goto('/setup/#party-crew-primary-mounts');
    await page.waitForSelector('body.brc-edition');
    await layOutAll(page);
    const links = await page.locator('label:has(input[data-tick]) a[href]').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const boxes = [...one.getClientRects()];
          return {
            words: one.textContent,
            width: Math.max(...boxes.map(({width}) => width)),
            height: Math.min(...boxes.map(({height}) => height)),
          };
        }),
    );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter(({width, height}) => width < 44 || height < 44)).toEqual([]);
    // A row of one line is as high with a link as without.
    const [withLink, without] = await page.evaluate(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('ol > li > label')];
      const linked = rows.find((row) => row.querySelector('a'))!;
      const before = linked.offsetHeight;
      linked.querySelectorAll('a').forEach((link) => link.replaceWith(link.textContent ?? ''));
      return [before, linked.offsetHeight];
    });
    expect(withLink).toBe(without);
  }));

test('a link inside a row leads on and ticks nothing', () =>
  readPage(phone, async ({page}) => {
    await page.goto('/setup/#party-crew-primary-mounts');
    await page.waitForSelector('body.brc-edition');
    const row = page.locator('label:has(input[data-tick]):has(a[href$="#7D"])').first();
    const box = row.locator('input');
    const id = await box.getAttribute('data-tick');
    const link = row.locator('a[href$="#7D"]');
    const {width, height} = (await link.boundingBox())!;
    // at its very edge
    await link.tap({position: {x: width / 2, y: height - 2}});
    await page.waitForURL((url) => url.pathname === '/setup/panels/' && url.hash === '#7D');
    await page.goBack();
    expect(await page.locator(`[data-tick="${id}"]`).isChecked()).toBe(false);
  }));

test.each([
  // The guide's chips say how far each crew is.
  ['/setup/', 'Edition', /^- link "Business Crew \d+ of \d+ steps"/],
  ['/setup/kit/', 'Kit', /^- link "Business Crew"/],
])('%s: who chooses a crew by keyboard goes on from its chip', (route, label, next) =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, route, 'light');
    const chip = page
      .getByRole('navigation', {name: label})
      .getByRole('link', {name: 'Party Crew'});
    for (const key of ['Enter', 'Enter']) {
      await chip.focus();
      await page.keyboard.press(key);
      await page.waitForFunction(
        () => document.activeElement?.getAttribute('aria-current') === 'true',
      );
      expect(await chip.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    expect(new URL(page.url()).hash).toBe('#party-crew');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').ariaSnapshot()).toMatch(next);
  }),
);
