/** A walk through a page by the Tab key. */
import type {Page} from 'playwright-core';

export interface Stop {
  /** What it is called, as far as a test needs to know it. */
  name: string;
  /** The part of the page: header, main, footer, dialog. */
  part: string;
  /** What is wrong with how it is seen; empty when nothing is. */
  trouble: string;
}

/** Where the focus is now, and whether one sees it (WCAG 2.2, 2.4.7 and 2.4.11). */
const look = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const box = element.getBoundingClientRect();
    const part = element.closest('header, main, footer, dialog');
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
    const hasRing = ringed.some((around) => {
      if (!around) return false;
      const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(around);
      const drawn = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return drawn && outlineColor !== 'rgba(0, 0, 0, 0)';
    });
    const header = document.querySelector('header')?.getBoundingClientRect();
    const isBelow = !element.closest('header, dialog') && header && header.top <= 0;
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
  const stops: Stop[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await look(page);
    if (stop.name === '' && stop.part === 'body') break;
    stops.push(stop);
  }
  return stops;
}
