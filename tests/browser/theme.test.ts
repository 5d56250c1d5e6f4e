/** Light by default, dark by choice. What happens where nothing is kept: storage.test.ts. */
import type {Page} from 'playwright-core';
import {readPage} from '../support/readPage';

const viewport = {width: 1280, height: 800};
const theme = (page: Page) => page.getAttribute('html', 'data-theme');

test.concurrent('light whatever the system says', () =>
  readPage({viewport, colorScheme: 'dark'}, async ({page}) => {
    await page.goto('/');
    expect(await theme(page)).toBe('light');
  }));

test.concurrent('the choice is kept over pages and visits', () =>
  readPage({viewport}, async ({page}) => {
    await page.goto('/');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    expect(await theme(page)).toBe('dark');
    await page.goto('/campout/');
    expect(await theme(page)).toBe('dark');
    await page.getByRole('button', {name: /dark and light mode/}).click();
    await page.reload();
    expect(await theme(page)).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme-mode'))).toBe('light');
  }));

test.concurrent('a choice kept under the old key is there before anything is seen, once', () =>
  readPage({viewport}, async ({page}) => {
    // Only the page itself: what is set now was set by the scripts of the head.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/404.html');
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => localStorage.setItem('theme-cb2', 'dark'));
    await page.goto('/');
    expect(await theme(page)).toBe('dark');
    expect(await page.evaluate(() => ({...localStorage}))).toEqual({'theme-mode': 'dark'});
    await page.evaluate(() => localStorage.setItem('theme-mode', 'light'));
    await page.evaluate(() => localStorage.setItem('theme-cb2', 'dark'));
    await page.reload();
    expect(await theme(page)).toBe('light');
  }));
