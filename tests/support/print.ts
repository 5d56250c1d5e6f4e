/** What a browser test reads from a page as it would be printed. */
import type {Page} from 'playwright-core';
import {hydrated} from './hydrated';

/** Room for text on a Letter page in CSS pixels, within the margins of print.css. */
export const LETTER = {width: ((215.9 - 30) / 25.4) * 96, height: ((279.4 - 34) / 25.4) * 96};

/**
 * Opens a page of the site, hydrated, laid out for paper.
 * @param address path, query and hash
 */
export async function openForPrint(page: Page, address: string): Promise<void> {
  await page.setViewportSize({width: Math.floor(LETTER.width), height: Math.floor(LETTER.height)});
  await page.emulateMedia({media: 'print'});
  await page.goto(address);
  await hydrated(page);
  // The class comes with the choice of the place, after which the edition is settled too.
  await page.waitForSelector('body[class*="-edition"]', {state: 'attached'});
}

/** Adds a rule to the page's styles, by the way that the site's policy leaves open to scripts. */
export function addRule(page: Page, rule: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.insertRule(text);
    document.adoptedStyleSheets.push(sheet);
  }, rule);
}

/** The crews of which a section is printed. */
export function printedCrews(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sections = [...document.querySelectorAll<HTMLElement>('section[data-crew]')];
    const printed = sections.filter((section) => section.getClientRects().length > 0);
    return [...new Set(printed.map((section) => section.dataset.crew ?? ''))].sort();
  });
}

/** Whether anything is printed that an element holds; for each that a selector finds. */
export function printed(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.id || (element.textContent ?? '').trim().slice(0, 40)),
    );
}

/** Words that are printed but stand outside the text of the page: navigation, buttons, footer. */
export function printedAround(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const {parentElement: element, textContent} = walker.currentNode;
      const around = !element?.closest('.theme-doc-markdown') || element.closest('button, nav');
      if (around && textContent?.trim() && element?.checkVisibility())
        found.push(textContent.trim().slice(0, 40));
    }
    return found;
  });
}

/** Texts that would be printed in anything but near black. */
export function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.theme-doc-markdown *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3))
      .filter((element) => {
        const [r = 0, g = 0, b = 0] =
          getComputedStyle(element)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return Math.max(r, g, b) > 60;
      })
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 40)}`),
  );
}

/** How many pages a print has; counts the page objects of the PDF. */
export async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({format, preferCSSPageSize: true});
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
