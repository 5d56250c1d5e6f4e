/** Freezes this year's docs in a copy of the project, as at the end of a season. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {freezeYear} from '../scripts/freeze/freezeYear';
import {frozenLinks} from '../scripts/freeze/links';
import {frozenSidebars} from '../scripts/freeze/sidebars';
import {season} from '../src/data/season';
import {checkFrozen} from '../src/plugins/content-checks/checkFrozen';

const project = path.resolve(__dirname, '..');
const {year} = season;
const frozen = `versioned_docs/version-${year}`;
const sidebars = `versioned_sidebars/version-${year}-sidebars.json`;
const lists = {
  setup: [
    {
      type: 'category',
      items: [{type: 'link', href: '/setup/#party-crew', label: 'Party Crew'}],
    },
    'setup/kit',
  ],
  campout: [
    {type: 'link', href: '/campout/dj-lineup/', label: 'dj line up'},
    {type: 'doc', id: 'campout/q-and-a'},
  ],
};

let root: string;
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const mistakesIn = (folder: string) =>
  fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:mdx|ts|json)$/.test(file))
    .flatMap((file) => checkFrozen(`${folder}/${file}`, read(`${folder}/${file}`)));

beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'freeze-')));
  for (const folder of ['docs', 'src', 'static/img/guide', 'static/img/q-and-a'])
    fs.cpSync(path.join(project, folder), path.join(root, folder), {recursive: true});
  // what `docusaurus docs:version` does
  fs.cpSync(path.join(root, 'docs'), path.join(root, frozen), {recursive: true});
  fs.mkdirSync(path.join(root, 'versioned_sidebars'));
  fs.writeFileSync(path.join(root, sidebars), JSON.stringify(lists));
});

afterAll(() => fs.rmSync(root, {recursive: true}));

test('a mere copy still reads what later years change', () => {
  const mistakes = mistakesIn(frozen);
  expect(mistakes).toContainEqual(expect.stringContaining("reads '../../src/data/season'"));
  expect(mistakes).toContainEqual(expect.stringContaining('leads to /campout/register'));
});

describe('once frozen', () => {
  beforeAll(() => freezeYear(root, year));

  test('a year reads, shows and leads to nothing that later years change', () => {
    expect([...mistakesIn(frozen), ...mistakesIn('versioned_sidebars')]).toEqual([]);
  });

  test('its facts are written out', () => {
    expect(read(`${frozen}/campout/facts.ts`)).toContain(`"start": "${season.start}"`);
  });

  test('its pictures are copies, in all their sizes', () => {
    const files = (folder: string) => fs.readdirSync(path.join(root, 'static/img', folder)).sort();
    expect(files(`${year}/guide`)).toEqual(files('guide'));
    const size = (file: string) => fs.statSync(path.join(root, 'static/img', file)).size;
    expect(size(`${year}/guide/sheep.avif`)).toBe(size('guide/sheep.avif'));
  });

  test('the ids of its headings are noted', () => {
    const headings = JSON.parse(read(`${frozen}/headings.json`)) as Record<string, string[]>;
    expect(headings['/setup/']).toContain('party-crew-dj-platform');
    expect(headings['/campout/q-and-a/']).toHaveLength(16);
  });

  test('freezing again changes nothing', async () => {
    const names = ['campout/facts.ts', 'setup/facts.ts', 'headings.json'];
    const all = () => [...names.map((name) => read(`${frozen}/${name}`)), read(sidebars)];
    const before = all();
    await freezeYear(root, year);
    expect(all()).toEqual(before);
  });
});

test('the lists lead into the year, and begin with its front page', () => {
  expect(frozenSidebars(lists, 2025, ['/setup/'])).toEqual({
    setup: [
      {type: 'link', href: '/2025/', label: 'all of 2025'},
      {
        type: 'category',
        items: [{type: 'link', href: '/2025/setup/#party-crew', label: 'Party Crew'}],
      },
      'setup/kit',
    ],
    campout: [
      {type: 'link', href: '/2025/', label: 'all of 2025'},
      {type: 'doc', id: 'campout/q-and-a'},
    ],
  });
});

test('only links that go on to the next year are changed', () => {
  const targets = new Map([['/campout/register', 'https://example.org/tickets']]);
  const text =
    '[a](/campout/register) <a href="/campout/register">b</a> [c](/campout/) [d](#dogs) /campout/register';
  expect(frozenLinks(text, targets)).toBe(
    '[a](https://example.org/tickets) <a href="https://example.org/tickets">b</a> [c](/campout/) [d](#dogs) /campout/register',
  );
});
