/** Asks 'Where does this panel go?' one question after the other. */
import type {Page} from 'playwright-core';

export interface Question {
  hash: string;
  /** The title of the answer, to be waited for. */
  title?: string;
  /** True to wait for a panel that is lit on the map. */
  isLit?: boolean;
  /** True to wait for the map to be near. */
  isNear?: boolean;
  /** Who is to be the first on the list of panels. */
  first?: string;
  /** Links to be seen in what is told of it. */
  links?: string[];
}

export interface Answer {
  hash: string;
  title: string;
  /** All that the finder says. */
  text: string;
  /** The panels that are lit on the map. */
  lit: (string | null)[];
  /** The shorter side of the lit panel, in pixels. */
  size: number;
  first: string;
  /** The links that are asked for and not to be seen. */
  missing: string[];
}

/**
 * In the page, so that hundreds of questions cost no more than a few that go back and forth.
 * @returns the answers as they stand when what is waited for is there, or after half a minute
 */
export const answersTo = (page: Page, questions: readonly Question[]): Promise<Answer[]> =>
  page.evaluate(async (all) => {
    const one = (selector: string) => document.querySelector(selector);
    const textOf = (selector: string) => one(selector)?.textContent ?? '';
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const lit = () => seen('[data-shown="true"] a[aria-current]');
    const missing = (links: string[] = []) =>
      links.filter((href) => seen(`[data-finder] dl a[href="${href}"]`).length === 0);
    const first = () => textOf('[data-finder] h2 + ul a strong');
    const title = () => textOf('[data-finder] h2');

    const answers: Answer[] = [];
    for (const asked of all) {
      location.hash = asked.hash;
      const isThere = () =>
        (asked.title === undefined || title() === asked.title) &&
        (!asked.isLit || lit().length === 1) &&
        (!asked.isNear || !one('[data-shown="true"] svg[data-whole="true"]')) &&
        (asked.first === undefined || (title().includes('next to') && first() === asked.first)) &&
        missing(asked.links).length === 0;
      const end = Date.now() + 30_000;
      while (!isThere() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
      const {width, height} =
        lit()[0]?.querySelector('polygon')?.getBoundingClientRect() ?? new DOMRect();
      answers.push({
        hash: decodeURIComponent(location.hash),
        title: title(),
        text: textOf('[data-finder]'),
        lit: lit().map((panel) => panel.getAttribute('data-panel')),
        size: Math.min(width, height),
        first: first(),
        missing: missing(asked.links),
      });
    }
    return answers;
  }, questions);
