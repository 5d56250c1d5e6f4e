/** Light by default, dark by choice, and never a crash over it. */
import type {Page} from 'playwright-core';
import {withPage} from '../support/browser';
import {watch} from '../support/watch';

const viewport = {width: 1280, height: 800};
const theme = (page: Page) => page.getAttribute('html', 'data-theme');

test.concurrent('light whatever the system says', () =>
  withPage({viewport, colorScheme: 'dark'}, async ({page}) => {
    await page.goto('/');
    expect(await theme(page)).toBe('light');
  }),
);

test.concurrent('the choice is kept over pages and visits', () =>
  withPage({viewport}, async ({page}) => {
    await page.goto('/');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    expect(await theme(page)).toBe('dark');
    await page.goto('/campout/');
    expect(await theme(page)).toBe('dark');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await page.reload();
    expect(await theme(page)).toBe('light');
  }),
);

test.concurrent('storage that throws means light, and the page works', () =>
  withPage({viewport}, async ({page}) => {
    const trouble = watch(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    expect(await theme(page)).toBe('light');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    expect(await theme(page)).toBe('dark');
    await page.getByRole('link', {name: /^the campout/}).click();
    await page.waitForURL('**/campout/');
    // Docusaurus warns on the console that it keeps nothing; that is right.
    expect(trouble.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  }),
);
