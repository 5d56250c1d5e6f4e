import {season2025} from '../../src/data/seasons/2025';
import {checklist} from './checklist';
import type {Project} from './project';

const files: Record<string, string> = {
  'docs/campout/q-and-a.mdx': 'New this year: a shuttle.\nCome on Friday.\nNo dogs.\n',
  'docs/setup/between-years.mdx': 'You built it last year?\n',
  'src/data/features.ts': "// last year\n  'The sheep of 2025',\n  'as in 2025',\n",
  'src/data/features.test.ts': "'this year'\n",
  'src/data/home.ts': "'A long weekend'\n'four nights of DJs'\n'on Memorial Day'\nseason.weekend\n",
  'src/data/psp.ts': "'Friday'\n",
};
const project = {
  list: (folder: string) => Object.keys(files).filter((file) => file.startsWith(folder)),
  read: (file: string) => files[file],
} as unknown as Project;
const args = {year: 2026, from: '2026-06-25', to: '2026-06-28', past: false, write: true};

test('lines that name a day, a length or a year are listed with their place', () => {
  const list = checklist(project, args, season2025);
  expect(list.split('\n').filter((line) => line.includes(', line '))).toEqual([
    '- [ ] `docs/campout/q-and-a.mdx, line 1: … New this year: a shuttle. …`',
    '- [ ] `docs/campout/q-and-a.mdx, line 2: … Come on Friday. …`',
    "- [ ] `src/data/features.ts, line 3: … 'as in 2025', …`",
    "- [ ] `src/data/home.ts, line 1: … 'A long weekend' …`",
    "- [ ] `src/data/home.ts, line 2: … 'four nights of DJs' …`",
    "- [ ] `src/data/home.ts, line 3: … 'on Memorial Day' …`",
  ]);
});

test('all that is null in the record is asked for, and a theme where there is none', () => {
  const list = checklist(project, args, season2025);
  for (const field of ['ticketsUrl', 'applyUrl', 'packingListUrl', 'schedule', 'theme'])
    expect(list).toContain(`- [ ] \`${field}`);
  expect(checklist(project, {...args, theme: 'SideQuest'}, season2025)).not.toContain('`theme');
});

test('a weekend that the dates name is asked about by that name', () => {
  const labor = {...args, from: '2026-09-04', to: '2026-09-07'};
  expect(checklist(project, labor, season2025)).toContain("`weekend: 'Labor Day Weekend'`");
  expect(checklist(project, args, season2025)).not.toContain('Labor Day');
});
