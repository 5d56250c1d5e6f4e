import {listFile, seasonFile, shownFile} from './templates';

const args = {year: 2026, from: '2026-06-25', to: '2026-06-28', past: false, write: true};

test('a season knows its dates and nights, and null for the rest', () => {
  const text = seasonFile({...args, theme: 'SideQuest'}, 'theIncline');
  expect(text).toContain("start: '2026-06-25',\n  end: '2026-06-28',\n  nights: 3,");
  expect(text).toContain("  theme: 'SideQuest',");
  expect(text.match(/\w+: null/g)).toEqual([
    'ticketsUrl: null',
    'applyUrl: null',
    'packingListUrl: null',
    'schedule: null',
  ]);
});

test('a season without a theme has no line for it', () => {
  expect(seasonFile(args, 'theIncline')).not.toContain('theme');
});

test.each([
  ["It's a sheep", String.raw`theme: 'It\'s a sheep',`],
  ['back\\slash', String.raw`theme: 'back\\slash',`],
])('the theme %s is kept', (theme, line) => {
  expect(seasonFile({...args, theme}, 'theIncline')).toContain(line);
});

test('the site shows the new season, and the old one as last year’s', () => {
  expect(shownFile(2026, 2025)).toContain(
    "export {season2026 as season} from './seasons/2026';\nexport {season2025 as previousSeason} from './seasons/2025';\n",
  );
});

test('every season stays on record, the newest first', () => {
  expect(listFile([2026, 2025, 2024])).toContain(
    `import {season2024} from './2024';
import {season2025} from './2025';
import {season2026} from './2026';

export const seasons: Season[] = [season2026, season2025, season2024];
`,
  );
});

test('a weekend that the dates name has that name, any other has none', () => {
  const labor = {...args, from: '2026-09-04', to: '2026-09-07'};
  expect(seasonFile(labor, 'theIncline')).toContain("  weekend: 'Labor Day Weekend',\n");
  expect(seasonFile(args, 'theIncline')).not.toContain('weekend');
});
