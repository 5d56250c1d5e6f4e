/** Whether crews find what is theirs: from home, from /offline/, from the icon on a phone. */
import fs from 'node:fs';
import type {Page} from 'playwright-core';
import {crews} from '../../src/features/guide/model/crews';
import {openHydrated, openWithoutJs} from '../support/browser';
import {buildFolder, fileAt, parse} from '../support/build';
import {readPage} from '../support/readPage';

const TOOLS = ['/setup/build/', '/setup/', '/setup/panels/', '/setup/handover/'];

test.concurrent('home leads each crew to its part of the guide, by its name', () =>
  openWithoutJs('/', async ({page}) => {
    const block = page.locator('#crews');
    for (const {id, name} of crews) {
      const link = block.getByRole('link', {name: new RegExp(`^${name} `)});
      expect(await link.getAttribute('href')).toBe(`/setup/#${id}`);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    for (const href of TOOLS) expect(await block.locator(`a[href="${href}"]`).count()).toBe(1);
  }));

test.concurrent('a color of a crew never stands there without the name of that crew', () =>
  openWithoutJs('/', async ({page}) => {
    const block = page.locator('#crews');
    const words = await block.innerText();
    for (const {colour, name} of crews) {
      if (!colour) continue;
      expect(await block.locator(`.crew-${colour}`).count()).toBeGreaterThanOrEqual(1);
      expect(words).toContain(name);
      expect(await block.locator(`li.crew-${colour}`).innerText()).toContain(name);
    }
    expect(await block.locator('svg:not([aria-hidden="true"])').count()).toBe(0);
  }));

/** The files of the pictures in the crews' block, without their endings. */
const picturesOf = (page: Page) =>
  page
    .locator('#crews img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({src}) => src.replace(/\.\w+$/, '')));

test.concurrent('each crew is shown at its work, in a picture of its own with words', () =>
  openWithoutJs('/', async ({page}) => {
    const pictures = await picturesOf(page);
    expect(pictures).toHaveLength(crews.length);
    expect(new Set(pictures).size).toBe(crews.length);
    for (const image of await page.locator('#crews img').all())
      expect((await image.getAttribute('alt'))?.length).toBeGreaterThan(40);
  }));

test.concurrent('from home a crew comes to its own edition', () =>
  readPage({viewport: {width: 360, height: 740}}, async ({page}) => {
    await openHydrated(page, '/', 'light');
    await page
      .locator('#crews')
      .getByRole('link', {name: /^Business Crew/})
      .click();
    await page.waitForURL('**/setup/#business-crew');
    await page.getByRole('heading', {name: 'Business Crew Edition'}).waitFor();
  }));

test.concurrent('a home page opened from another page shows each crew too, and all of a card leads on', () =>
  readPage({viewport: {width: 1280, height: 800}}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await page.getByRole('link', {name: 'BAAAHS home'}).click();
    await page
      .locator('#crews img')
      .nth(crews.length - 1)
      .waitFor();
    expect(new Set(await picturesOf(page)).size).toBe(crews.length);
    await page.locator('#crews li.crew-green').click({position: {x: 60, y: 60}});
    await page.waitForURL('**/setup/#business-crew');
  }));

describe('the shortcuts of the installed site', () => {
  interface Shortcut {
    name: string;
    url: string;
    icons: {src: string; sizes: string; type: string}[];
  }
  const manifest = JSON.parse(fs.readFileSync(`${buildFolder}/manifest.webmanifest`, 'utf8')) as {
    scope: string;
    shortcuts: Shortcut[];
  };

  test('there are three, for crews', () => {
    expect(manifest.shortcuts.map(({url}) => url)).toEqual(TOOLS);
  });

  test.each(manifest.shortcuts)('$name opens the page of that name', ({name, url}) => {
    expect(url.startsWith(manifest.scope)).toBe(true);
    expect(fileAt(url)).toBeDefined();
    const title = parse(url)('head title').text().toLowerCase();
    expect(title.startsWith(name.toLowerCase())).toBe(true);
  });

  test.each(manifest.shortcuts)('$name has its icons, one of 96 px among them', ({icons}) => {
    expect(icons.map(({sizes}) => sizes)).toContain('96x96');
    for (const {src, sizes, type} of icons) {
      const png = fs.readFileSync(fileAt(src) ?? '');
      expect(png.toString('latin1', 1, 4)).toBe('PNG');
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
      expect(type).toBe('image/png');
    }
  });
});
