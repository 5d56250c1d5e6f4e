/** What moves and lights on the home page. */
import type {Page} from 'playwright-core';
import {moving, openHydrated} from '../support/browser';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';

const viewport = {width: 1280, height: 800};
const letter = (i: number) => `[role=group] [data-word="${i}"]`;
const word = (i: number) => `p [data-word="${i}"]`;

/** The numbers whose letter and word are both lit. */
function lit(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const colour = (selector: string) =>
      getComputedStyle(document.querySelector(selector) ?? document.body).color;
    const plain = colour('h3');
    return [0, 1, 2, 3, 4, 5].filter((i) =>
      [`[role=group] [data-word="${i}"]`, `p [data-word="${i}"]`].every(
        (selector) => colour(selector) !== plain,
      ),
    );
  });
}

test.concurrent.each([
  ['with script', true],
  ['without script', false],
])('a letter lights its word and a word its letter, %s', (_, javaScriptEnabled) =>
  readPage({...moving, viewport, javaScriptEnabled}, async ({page}) => {
    await page.goto('/');
    expect(await lit(page)).toEqual([]);
    for (const i of [0, 2, 5]) {
      await page.hover(letter(i));
      await soon(async () => expect(await lit(page)).toEqual([i]));
      await page.mouse.move(0, 0);
      await soon(async () => expect(await lit(page)).toEqual([]));
      await page.hover(word(i));
      await soon(async () => expect(await lit(page)).toEqual([i]));
    }
  }),
);

test.concurrent('the keyboard lights a word too', () =>
  readPage({...moving, viewport}, async ({page}) => {
    await openHydrated(page, '/', 'light');
    // The last thing in the header; the first word follows it.
    await page.getByRole('button', {name: 'Switch between dark and light mode'}).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await soon(async () => expect(await lit(page)).toEqual([1]));
  }));

/** Those of the hero's sheep. */
const panels = 'svg path[class*=panel]';

test.concurrent('the lights run, and stand still when paused', () =>
  readPage({...moving, viewport}, async ({page}) => {
    await openHydrated(page, '/', 'light');
    const fill = () =>
      page
        .locator(panels)
        .first()
        .evaluate((panel) => getComputedStyle(panel).fill);
    const before = await fill();
    await soon(async () => expect(await fill()).not.toBe(before));
    await page.getByRole('button', {name: 'pause the lights'}).click();
    // An animation is paused with the next frame, which a busy machine draws late.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const paused = await fill();
    await page.waitForTimeout(800);
    expect(await fill()).toBe(paused);
  }));

test.concurrent('a panel that is touched is lit, and the light runs while it is held', () =>
  readPage({...moving, viewport}, async ({page}) => {
    await openHydrated(page, '/', 'light');
    const panel = page.locator(panels).last();
    const look = () =>
      panel.evaluate((element) => {
        const {fill, animationDuration} = getComputedStyle(element);
        return {fill, show: animationDuration.split(',')[0]};
      });
    await page.getByRole('button', {name: 'pause the lights'}).click();
    const {fill: before} = await look();
    await panel.hover();
    const touched = await look();
    expect(touched.fill).not.toBe(before);
    await page.getByRole('button', {name: 'the lights'}).click();
    expect((await look()).fill).not.toBe(touched.fill);
    await panel.hover();
    await page.mouse.down();
    expect((await look()).show).toBe('2.8s');
    await page.mouse.up();
    expect((await look()).show).toBe('14s');
  }));

test.concurrent('as the page is scrolled the panels light one after the other, head first', () =>
  readPage({...moving, viewport}, async ({page}) => {
    await openHydrated(page, '/', 'light');
    const lit = async (wave: string) =>
      Number(
        await page
          .locator(`${panels}[class*="${wave}_"]`)
          .first()
          .evaluate((panel) => getComputedStyle(panel).fillOpacity),
      );
    expect([await lit('wave0'), await lit('wave11')]).toEqual([0.5, 0.5]);
    await page.evaluate(() => scrollTo(0, 160));
    await soon(async () => expect([await lit('wave0'), await lit('wave11')]).toEqual([1, 0.5]));
    await page.evaluate(() => scrollTo(0, 500));
    await soon(async () => expect([await lit('wave0'), await lit('wave11')]).toEqual([1, 1]));
  }));

test.concurrent('under reduced motion the lights stand still, and no pause is needed', () =>
  readPage({viewport, reducedMotion: 'reduce'}, async ({page}) => {
    await openHydrated(page, '/', 'light');
    const panel = page.locator(panels).first();
    const fill = () => panel.evaluate((element) => getComputedStyle(element).fill);
    const before = await fill();
    await page.waitForTimeout(1200);
    expect(await fill()).toBe(before);
    expect(await page.getByRole('button', {name: 'pause the lights'}).isVisible()).toBe(false);
  }));

test.concurrent('the name in words is not seen before all of it has come in', () =>
  readPage({viewport: {width: 360, height: 800}}, async ({page}) => {
    await page.goto('/');
    const words = page.locator('p:has(> [data-word])');
    expect(await words.isVisible()).toBe(true);
    // As while the page comes in: nothing follows yet.
    await words.evaluate((element) => {
      while (element.nextSibling) element.nextSibling.remove();
    });
    expect(await words.isVisible()).toBe(false);
  }));
