/** Light by default, dark by choice. What happens where nothing is kept: storage.test.ts. */
import type {Page} from 'playwright-core';
import {withPage} from '../support/browser';

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
