import type {Page} from 'playwright-core';

/**
 * Controls that are seen but need script, which does not run: a button, a field, a switch. Native
 * ones that work by themselves are left out: what opens a `<details>`, the ticks of the guide and its lists (they
 * hold until the page is left), and the letters of the name, whose words the stylesheet lights.
 */
const NEEDS_SCRIPT =
  'button, input, select, textarea, [role="button"], [role="switch"], [aria-haspopup]';
const WORKS_ALONE =
  'summary, [data-tick], [data-list-tick], [role="group"][aria-label^="The name"] button';

/** @returns what each of them is called */
export function controls(page: Page): Promise<string[]> {
  return page.evaluate(
    ([all, alone]) =>
      [...document.querySelectorAll(String(all))]
        .filter((element) => !element.matches(String(alone)))
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .map((element) => `${element.getAttribute('aria-label') ?? ''}${element.textContent}`),
    [NEEDS_SCRIPT, WORKS_ALONE],
  );
}
