/** A walk through a page by the Tab key. */
import type {Page} from 'playwright-core';

export interface Stop {
  /** What it is called, as far as a test needs to know it. */
  name: string;
  /** The part of the page: header, aside, main, footer, dialog; body for the link before them. */
  part: string;
  /** What is wrong with how it is seen; empty when nothing is. */
  trouble: string;
}

/** Where the focus is now, and whether one sees it (WCAG 2.2, 2.4.7 and 2.4.11). */
const look = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const box = element.getBoundingClientRect();
    const part = element.closest('.navbar, main, footer, dialog') ?? element.closest('aside');
    const name = (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    )
      .trim()
      .slice(0, 40);
    // A box may show the ring of the field within it.
    const ringed = [
      element,
      element.parentElement,
      element.closest('label, form, summary, article'),
    ];
    // The map draws a thick edge over the panel in its place.
    const hasEdge = element.closest('svg:has([class*="focused"])') !== null;
    const hasRing =
      hasEdge ||
      ringed.some((around) => {
        if (!around) return false;
        const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(around);
        const drawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        return drawn && outlineColor !== 'rgba(0, 0, 0, 0)';
      });
    const header = document.querySelector('header')?.getBoundingClientRect();
    const isBelow = element.closest('main, footer') && header && header.top <= 0;
    const covered = isBelow && box.bottom <= header.bottom + 1;
    const outside = box.bottom <= 0 || box.top >= window.innerHeight;
    const trouble = [
      !hasRing && 'no ring',
      covered && 'under the header',
      outside && 'out of sight',
    ];
    return {
      name,
      part: part?.tagName.toLowerCase() ?? 'body',
      trouble: trouble.filter(Boolean).join(', '),
    };
  });

/** Presses Tab so many times; gives where that led, up to where the page ends. */
export async function walk(page: Page, presses: number): Promise<Stop[]> {
  const isOver = () => document.activeElement === document.body;
  const stops: Stop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isOver)) break;
    stops.push(await look(page));
  }
  return stops;
}
