/** Hostile addresses and storage in the open page: nothing breaks, nothing gets in but as text. */
import type {Page} from 'playwright-core';
import {openHydrated, withPage} from '../support/browser';
import {planted, sample, SEED} from '../support/hostile';
import {readPage} from '../support/readPage';
import {watch} from '../support/watch';
import {hydrated} from '../support/hydrated';

const viewport = {width: 1280, height: 800};
const inputs = [...planted, ...sample(30)];
/** The guide is a long page, and draws itself anew for each. */
const inputsFor = (route: string) => (route === '/setup/' ? inputs.slice(0, 9) : inputs);

/** What of the input has become part of the page, and not only of its texts. */
const injected = (page: Page) =>
  page.evaluate(() => [
    ...(Reflect.has(window, 'injected') ? ['a script ran'] : []),
    ...[...document.querySelectorAll('[data-planted], img[src="x"], [onerror], [onload]')].map(
      (element) => element.outerHTML,
    ),
    ...[...document.querySelectorAll('[href], [src], [action]')]
      .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)))
      .filter((address) => /^\s*(javascript:|data:text|\/\/)/i.test(address ?? '')),
  ]);

async function expectWhole(page: Page, trouble: string[], foreign: string[]) {
  expect(await injected(page)).toEqual([]);
  expect([trouble, foreign]).toEqual([[], []]);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.getByText('Unexpected Application Error').count()).toBe(0);
}

const hashes = [
  '/campout/q-and-a/',
  '/campout/dj-lineup/',
  '/campout/last-year/',
  '/setup/',
  '/setup/panels/',
  '/setup/handover/',
];

test.concurrent.each(hashes)(`as the hash of %s (seed ${SEED})`, (route) =>
  readPage({viewport}, async ({page, foreign}) => {
    const trouble = watch(page);
    await openHydrated(page, route, 'light');
    await page.evaluate(async (all) => {
      for (const text of all) {
        window.location.hash = text;
        await new Promise((resolve) => setTimeout(resolve));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }, inputsFor(route));
    await expectWhole(page, trouble, foreign);
  }),
);

const queries = [
  ['/campout/dj-lineup/', 'with', 'q'],
  ['/search/', 'q', 'year'],
  ['/setup/', 'edition', 'find'],
  ['/setup/labels/', 'crew', 'section', 'panels'],
  ['/setup/goes-up/', 'crew', 'step'],
  ['/setup/handover/', 'crew'],
  ['/setup/board/', 'edition'],
  ['/offline/not-kept/', 'page'],
] as const;

test.concurrent.each(queries)(`as the query of %s (seed ${SEED})`, (route, ...keys) =>
  readPage({viewport}, async ({page, foreign}) => {
    const trouble = watch(page);
    await openHydrated(page, route, 'light');
    await page.evaluate(
      async ([all, path, names]) => {
        for (const text of all) {
          const query = new URLSearchParams(names.map((name) => [String(name), String(text)]));
          window.history.pushState(null, '', `${path}?${query}`);
          window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
          await new Promise((resolve) => setTimeout(resolve));
        }
        await new Promise((resolve) => requestAnimationFrame(resolve));
      },
      [inputsFor(route), route, keys] as const,
    );
    await expectWhole(page, trouble, foreign);
  }),
);

/** All that the site reads from the device. */
const kept = [
  'theme-mode',
  'theme-cb2',
  'baaahs-sunlight',
  'baaahs-guide-place',
  'baaahs-search-slash',
  'baaahs-ticks-2025-brc',
  'baaahs-ticks-2025-street',
];

test.concurrent(`on the device, when the page opens and from another tab (seed ${SEED})`, () =>
  readPage({viewport}, async ({page, foreign}) => {
    const trouble = watch(page);
    await openHydrated(page, '/setup/', 'light');
    await page.evaluate(
      async ([all, names]) => {
        for (const text of all) {
          for (const key of names) {
            localStorage.setItem(key, text);
            window.dispatchEvent(
              new StorageEvent('storage', {key, newValue: text, storageArea: localStorage}),
            );
          }
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      [inputsFor('/setup/'), kept] as const,
    );
    await expectWhole(page, trouble, foreign);
    for (const text of planted.slice(0, 2)) {
      await page.evaluate(
        ([value, names]) => names.forEach((key) => localStorage.setItem(key, value)),
        [text, kept] as const,
      );
      await page.goto('/setup/');
      await hydrated(page);
      await expectWhole(page, trouble, foreign);
    }
    await page.goto(`/?docusaurus-theme=${encodeURIComponent(String(planted[0]))}`);
    await hydrated(page);
    await expectWhole(page, trouble, foreign);
  }));

test.concurrent('pasted as a handover, and typed into the fields', () =>
  readPage({viewport}, async ({page, foreign}) => {
    const trouble = watch(page);
    await openHydrated(page, '/setup/handover/', 'light');
    const field = page.getByRole('main').getByRole('textbox').last();
    for (const text of planted) {
      await field.fill(text);
      await page.keyboard.press('Enter');
    }
    await expectWhole(page, trouble, foreign);
    await openHydrated(page, '/setup/panels/', 'light');
    for (const text of planted) {
      await page.getByLabel('panel', {exact: true}).fill(text);
      await page.keyboard.press('Enter');
    }
    await expectWhole(page, trouble, foreign);
  }));

test.concurrent('the test itself sees what gets in', () =>
  // Without the site's policy, which would keep it from running.
  withPage({viewport, bypassCSP: true}, async ({page}) => {
    await openHydrated(page, '/404.html', 'light');
    await page.evaluate(([text]) => (document.body.innerHTML += text), planted);
    await page.waitForFunction(() => Reflect.has(window, 'injected'));
    expect(await injected(page)).toHaveLength(2);
  }));
