/** The order in which a screen reader reads the parts that are more than text and pictures. */
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {readPage} from '../support/readPage';
import {outOfOrder} from '../support/reading';

type Part = [
  name: string,
  route: string,
  role: 'banner' | 'main' | 'dialog',
  lines: (string | RegExp)[],
];

const parts: Part[] = [
  [
    'header',
    '/campout/',
    'banner',
    [
      'link "BAAAHS home"',
      'navigation "Main"',
      'link "campout home"',
      'link "q & a"',
      /^link "BAAAHS on/,
      'button "Search"',
      /^button "Switch between dark and light/,
    ],
  ],
  [
    'guide',
    '/setup/',
    'main',
    [
      'navigation "Years"',
      'heading "Setup Guide" [level=1]',
      'navigation "Edition"',
      /^link "All \d+ of \d+ steps"/,
      /^link "Setup Lead \d+ of \d+ steps"/,
      /^link "Party Crew \d+ of \d+ steps"/,
      'checkbox "BRC"',
      /^heading ".+" \[level=2\]/,
      // A task: its name, what it needs, its steps, each with a box that bears the step's words.
      /^heading ".+" \[level=3\]/,
      'term',
      'definition',
      /^checkbox ".{4,}"/,
    ],
  ],
  [
    'panel map',
    '/setup/panels/',
    'main',
    [
      'heading "Where does this panel go?" [level=1]',
      'combobox "panel"',
      'button "show it"',
      'group "View of the sheep"',
      'button "party" [pressed]',
      'button "rear"',
      /figure "Party side/,
      'link "1D, ',
      'table',
      'columnheader',
      'rowheader "1D',
    ],
  ],
  [
    'org diagram',
    '/org/2024/',
    'main',
    [
      'heading "org 2024" [level=1]',
      'figure "Org 2024"',
      'group "Zoom"',
      'button "zoom in"',
      'link "the same as a list"',
      /^region "Org 2024, drawing/,
      /^img "Org 2024"/,
      'heading "circle by circle" [level=2]',
      /^heading ".+" \[level=3\]/,
      'listitem',
    ],
  ],
  [
    'viewer',
    '/campout/last-year/#sheep-tail',
    'dialog',
    ['dialog "Pictures"', 'button "Close"', 'button "Previous picture"', /^paragraph: "2 of \d+: /],
  ],
];

async function open(page: Page, route: string) {
  const [path = '', hash = ''] = route.split('#');
  if (!hash) return openHydrated(page, path, 'light');
  await page.goto(route);
  await page.getByRole('dialog').waitFor();
}

test.concurrent.each(parts)('%s', (_, route, role, lines) =>
  readPage({viewport: {width: 1280, height: 800}}, async ({page}) => {
    await open(page, route);
    expect(outOfOrder(await page.getByRole(role).first().ariaSnapshot(), lines)).toBeUndefined();
  }),
);

test('what comes too early is named', () => {
  expect(outOfOrder('- button "b"\n- link "a"', ['link "a"', 'button "b"'])).toBe('button "b"');
});
