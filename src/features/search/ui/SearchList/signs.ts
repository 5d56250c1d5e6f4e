import type {Kind} from '../groups';

/** Signs in lines, on a grid of 24 by 24: of a page of the guide, by its folder, then of each kind. */
const pages: Record<string, string> = {
  // a basket, a ladder, and what comes down
  'buy-and-bring': 'M3.5 9.5h17l-2.5 10.5H6zM7.5 9.5l3-6M16.5 9.5l-3-6M10 13v3.5M14 13v3.5',
  'goes-up': 'M7.5 21.5v-19M16.5 21.5v-19M7.5 6.5h9M7.5 12h9M7.5 17.5h9',
  teardown: 'M12 3v12.5M6 10l6 6l6-6M4 20.5h16',
};

const kinds: Record<Kind, string> = {
  // panels that meet at a corner, an open book, a question, a record, a page
  panels: 'M12 3l9.5 17.5h-19zM12 3v9.5M2.5 20.5l9.5-8l9.5 8',
  guide: 'M12 7l-8.5-2.5v13.5l8.5 2.5l8.5-2.5v-13.5zv13.5',
  questions: 'M3.5 4h17v12.5h-8.5l-4.5 4v-4h-4zM9.5 8.5a2.5 2.5 0 1 1 2.5 2.5v1M12 13.6v.3',
  djs: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  other: 'M5.5 3.5h9l4 4v13h-13zM14.5 3.5v4h4M9 12h6M9 16h6',
};

/** The sign of what was found on a page. */
export function signOf(url: string, kind: Kind): string {
  const folder = /\/setup\/([^/]+)\//.exec(url)?.[1] ?? '';
  return pages[folder] ?? kinds[kind];
}

/** The sign of what people ask for as an example: of the guide those are sizes, so a nut. */
export const signOfExample = (kind: Kind) =>
  kind === 'guide'
    ? 'M7.5 4h9l4.5 8l-4.5 8h-9l-4.5-8zM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0'
    : kinds[kind];
