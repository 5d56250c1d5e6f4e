/** A device that keeps nothing, or throws: all works until the page is closed. */
import type {Page} from 'playwright-core';
import {openHydrated, withPage} from '../support/browser';
import {watch} from '../support/watch';
import {hydrated} from '../support/hydrated';

const viewport = {width: 1280, height: 800};

// What a browser may do instead of keeping things.
const faults: [string, () => void][] = [
  [
    'storage is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'storage throws when read',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      }
    },
  ],
  [
    'all storage is forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'there is no storage',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {value: null});
      }
    },
  ],
];

/** Uses all that is kept elsewhere, on one visit. */
async function useAll(page: Page) {
  const html = page.locator('html');
  expect(await html.getAttribute('data-theme')).toBe('light');
  await page.getByRole('button', {name: /dark and light mode/}).click();
  expect(await html.getAttribute('data-theme')).toBe('dark');
  await page.getByRole('switch', {name: /sunlight/}).check();
  expect(await html.getAttribute('data-sunlight')).toBe('on');
  const step = page.locator('[data-tick]').first();
  await step.check();
  expect(await step.isChecked()).toBe(true);
  await page.getByRole('checkbox', {name: 'BRC'}).uncheck();
  await page.waitForSelector('body.street-edition', {state: 'attached'});
  await page.getByRole('banner').getByRole('link', {name: 'BAAAHS home'}).click();
  // The page brings its own header, which listens for the keys.
  await page.getByRole('heading', {level: 1, name: /^BAAAHS/}).waitFor({state: 'attached'});
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: /search/i});
  await dialog.getByRole('combobox').fill('jackstands');
  await dialog.getByRole('option').first().waitFor();
  expect(await html.getAttribute('data-theme')).toBe('dark');
}

test.concurrent.each(faults)('%s: everything works for the visit', (_what, fault) =>
  withPage({viewport, serviceWorkers: 'allow'}, async ({page}) => {
    const trouble = watch(page);
    await page.addInitScript(fault);
    await page.goto('/setup/');
    await hydrated(page);
    await useAll(page);
    // Docusaurus warns on the console that it keeps nothing; that is right.
    expect(trouble.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  }),
);

test.concurrent.each([
  [
    'cannot be registered',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('no', 'SecurityError'));
    },
  ],
  [
    'throws when asked for',
    () => {
      Object.defineProperty(navigator, 'serviceWorker', {
        get: () => {
          throw new Error('planted');
        },
      });
    },
  ],
] as [string, () => void][])('a worker that %s leaves the page as it is', (_what, fault) =>
  withPage({viewport, serviceWorkers: 'allow'}, async ({page}) => {
    const trouble = watch(page);
    await page.addInitScript(fault);
    await openHydrated(page, '/offline/', 'light');
    await page.locator('[data-state="unsupported"]').waitFor();
    await page.getByRole('banner').getByRole('link', {name: 'Campout'}).click();
    await page.getByRole('heading', {name: 'the campout'}).waitFor();
    expect(trouble).toEqual([]);
  }),
);

test.concurrent.each([
  ['1970', '1970-01-01T00:00:05Z'],
  ['2099', '2099-12-31T23:59:00Z'],
])('a clock that says %s changes nothing', (_year, time) =>
  withPage({viewport, serviceWorkers: 'allow'}, async ({page}) => {
    const trouble = watch(page);
    await openHydrated(page, '/campout/', 'light');
    const words = await page.getByRole('main').innerText();
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    await page.clock.setFixedTime(new Date(time));
    await openHydrated(page, '/campout/', 'light');
    expect(new Date(await page.evaluate(() => Date.now())).getUTCFullYear()).toBe(
      new Date(time).getUTCFullYear(),
    );
    expect(await page.getByRole('main').innerText()).toBe(words);
    expect(
      await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href'))),
    ).toEqual(links);
    await openHydrated(page, '/offline/', 'light');
    // A page that asks before the worker has begun to save is told, rightly, that nothing is saved.
    const state = page.locator('[data-state="ready"]');
    await state.waitFor({timeout: 60_000});
    expect(await state.innerText()).not.toMatch(/1970|2099|Invalid/);
    expect(trouble).toEqual([]);
  }),
);
