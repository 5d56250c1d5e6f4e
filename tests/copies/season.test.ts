/** Begins the next year in a copy of the project, builds it, and reads both years. */
import fs from 'node:fs';
import type {CheerioAPI} from 'cheerio';
import {redirects} from '../../src/config/redirects';
import {lineup} from '../../src/data/lineup';
import {season} from '../../src/data/season';
import {longDates, shortDates, weekdays} from '../../src/text/dates';
import {lastTime} from '../../src/text/season/words';
import {parse} from '../support/build';
import {open} from '../support/content';
import {
  begin,
  build,
  changed,
  folder,
  commitCopy,
  dates,
  next,
  old,
  oldList,
  page,
  place,
  routes,
  run,
  wish,
} from '../support/seasonCopy';

const listed = (text: string) =>
  [...text.matchAll(/^ {2}(?:new|change|remove) +(\S+)/gm)].map(([, file = '']) => file).sort();

let dryRun: string;
let written: ReturnType<typeof begin>;
let built: ReturnType<typeof build>;

beforeAll(() => {
  commitCopy();
});

afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('before', () => {
  test('a dry run lists files and changes none', () => {
    dryRun = begin(wish).stdout;
    expect(listed(dryRun)).toContain(`src/data/seasons/${next}.ts`);
    expect(dryRun).toContain('nothing is changed yet');
    expect(changed()).toEqual([]);
  });

  test('a wish that does not fit is refused, and changes nothing', () => {
    const {status, stdout, stderr} = begin([...wish.slice(0, -1), `${next}-07-03`, '--write']);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim()).toMatch(/^.* has 8 nights, expected 2 to 7$/);
    expect(changed()).toEqual([]);
  });

  test('days that are over are asked about', () => {
    const after = `${next}-08-01`;
    const question = /is over \(today is \d{4}-08-01\): if that is meant, add --past$/m;
    expect(begin(wish, after).stdout).toMatch(question);
    const {status, stderr} = begin([...wish, '--write'], after);
    expect([status, changed()]).toEqual([1, []]);
    expect(stderr).toMatch(question);
  });

  test('a tree that is not clean is refused, and the file is named', () => {
    fs.writeFileSync(place('notes.txt'), '');
    const {status, stderr} = begin([...wish, '--write']);
    expect([status, changed()]).toEqual([1, ['notes.txt']]);
    expect(stderr.trim()).toMatch(/^the working tree is not clean: .* notes\.txt$/);
    fs.rmSync(place('notes.txt'));
  });
});

describe('done', () => {
  beforeAll(() => {
    written = begin([...wish, '--theme', 'SideQuest', '--write']);
    built = build();
  });

  test('it writes the files that the dry run listed, and no other', () => {
    expect(written.status).toBe(0);
    expect(changed()).toEqual(listed(dryRun));
  });

  test('the checklist of the year before is gone', () => {
    expect(fs.existsSync(place(oldList))).toBe(false);
    expect(fs.existsSync(place(`checklist-${next}.md`))).toBe(true);
  });

  test('the same year cannot be begun twice', () => {
    expect(begin(wish).stderr).toContain(`${next} exists: see src/data/seasons/${next}.ts`);
  });

  test('the site builds, and says in one list what is still to come', () => {
    expect(built.status).toBe(0);
    const [, list = ''] = built.stderr.split(`Still to come for ${next} `);
    expect(list.split('\n').filter((line) => line.startsWith('  '))).toEqual([
      `  tickets: ticketsUrl in src/data/seasons/${next}.ts`,
      '  lineup: the DJs in src/data/lineup.ts',
      `  schedule: schedule in src/data/seasons/${next}.ts`,
      `  packing list: packingListUrl in src/data/seasons/${next}.ts`,
      `  application: applyUrl in src/data/seasons/${next}.ts`,
    ]);
  });

  test.each([
    ['the home page’s first button', '/', 'main a', `the campout, ${shortDates(dates)}`],
    ['the event card', '/', '#upcoming', `${shortDates(dates)}, ${next}`],
    ['the event card’s title', '/', '#upcoming h3', 'SideQuest'],
    ['the banner of the campout', '/campout/', 'h1 ~ p', shortDates(dates)],
    ['the facts of the campout', '/campout/', 'main ul', shortDates(dates)],
    ['the questions', '/campout/q-and-a/', 'main', longDates(dates)],
    ['the footer', '/', 'footer', `Season ${next}`],
    ['the guide’s print header', '/setup/', '[data-print-header]', `Season ${next}`],
  ])('%s has the new dates', (_, route, where, text) => {
    expect(page(route)(where).text()).toContain(text);
  });

  test('the poster has eight days, and the answers know the first Thursday from the last', () => {
    expect(page('/campout/schedule/')('main ol h2').text()).toContain('July 2');
    expect(page('/campout/schedule/')('main ol > li')).toHaveLength(8);
    const {first, between, last} = weekdays(dates);
    const answers = page('/campout/q-and-a/')('main').text();
    for (const words of [`${first}: arrive`, `${between}: full days`, `${last}: clean-up`])
      expect(answers).toContain(words);
    expect(new Set([first, last]).size).toBe(2);
    expect(page('/')('#upcoming').text()).toContain('Eight days in the woods');
  });

  test('so has what search engines read', () => {
    const description = page('/campout/')('meta[name=description]').attr('content');
    expect(description).toContain(`${shortDates(dates)}, ${next}`);
  });

  test('last season’s dates stand in its archive, and on the home page as last year’s', () => {
    const days = [season.start, season.end];
    const inCalendars = days.map((day) => day.replaceAll('-', ''));
    const named = [shortDates(season), longDates(season), ...days, ...inCalendars];
    const current = routes().filter((route) => !/^\/20\d\d\//.test(route));
    const found = current.filter((route) => {
      const html = page(route).html().replaceAll(lastTime(season, next), '');
      return named.some((date) => html.includes(date));
    });
    expect(current).toContain('/campout/q-and-a/');
    expect(found).toEqual([]);
    expect(page('/')('small').text()).toBe(lastTime(season, next));
    expect(page(`/${old}/campout/q-and-a/`)('main').text()).toContain(longDates(season));
  });

  test.each([
    '/setup/',
    '/setup/goes-up/',
    '/setup/buy-and-bring/',
    '/setup/teardown/',
    '/setup/between-years/',
    '/setup/kit/',
    '/campout/q-and-a/',
  ])('%s is frozen as it reads today, but for the year', (route) => {
    // Ticks are handed over in the season they are made in: a year that is over has no way to it.
    const handOver = 'main a[href^="/setup/handover/"]';
    const words = (whole: CheerioAPI) => {
      const $ = open(whole.html());
      $(`[data-print-header], aside[aria-label="Year of this page"], ${handOver}`).remove();
      $('h1').each((_, title) => void $(title).text($(title).text().replace(` ${old}`, '')));
      return $('main .theme-doc-markdown').text();
    };
    const frozen = page(`/${old}${route}`);
    expect(frozen('aside[aria-label="Year of this page"]').text()).toMatch(
      new RegExp(` of ${old}\\. .*go to ${next}\\.$`),
    );
    expect(frozen('h1').first().text()).toMatch(new RegExp(` ${old}$`));
    const ofToday = parse(route);
    expect(frozen(handOver)).toHaveLength(0);
    expect(ofToday(handOver)).toHaveLength(route === '/setup/' ? 1 : 0);
    const today = words(ofToday);
    expect(today.length).toBeGreaterThan(200);
    expect(words(frozen)).toBe(today);
  });

  test('a frozen page leads from crew to crew in its year', () => {
    const links = page(`/${old}/setup/`)('aside a[href*="/setup/#"]').toArray();
    expect(links.length).toBeGreaterThan(4);
    for (const {attribs} of links) expect(attribs.href).toMatch(new RegExp(`^/${old}/setup/#`));
  });

  const oldApplications = redirects.filter(({from}) => from.startsWith('/apply-'));

  test.each(oldApplications)('$from stays', ({from, to}) => {
    expect(page(`${from}/`)('a#target').attr('href')).toBe(to);
  });

  test('/apply and /campout/register wait on pages that say so', () => {
    expect(page('/apply/')('a#target').attr('href')).toBe('/applications/');
    const note = page('/applications/')('main').text();
    expect(note).toContain(`the application for ${next} is not open`);
    expect(note).not.toContain('Oops');
    expect(page('/campout/register/')('a#target').attr('href')).toBe('/campout/');
  });

  test.each(['/', '/campout/'])(
    '%s: a note stands in the place of the register button',
    (route) => {
      const main = page(route)('main');
      expect(main.text()).toContain('tickets come soon');
      expect(main.text()).toContain('The lineup is being booked and the schedule follows.');
      expect(main.find('a[href="/campout/register"]')).toHaveLength(0);
    },
  );

  test('the line-up says that it is being booked, and names nobody', () => {
    const $ = page('/campout/dj-lineup/');
    expect($('main').text()).toContain(`The ${next} one is being booked.`);
    expect($('main article')).toHaveLength(0);
    expect($('meta[name=description]').attr('content')).toContain('being booked');
    const kept = $(`main a[href="/${old}/campout/dj-lineup/"]`);
    expect(kept).toHaveLength(lineup.length > 0 ? 1 : 0);
  });

  test('the lineup of the year that ended stays, with its pictures', () => {
    if (lineup.length === 0) return;
    const $ = page(`/${old}/campout/dj-lineup/`);
    const names = $('main article h2')
      .toArray()
      .map((name) => $(name).text());
    expect(names).toEqual(lineup.map(({name}) => name));
    const pictures = $('main article img')
      .toArray()
      .map(({attribs}) => attribs.src ?? '');
    expect(pictures).toHaveLength(lineup.filter(({image}) => image).length);
    expect(pictures.filter((src) => !src.startsWith(`/img/${old}/lineup/`))).toEqual([]);
    expect(pictures.filter((src) => !fs.existsSync(place(`build${src}`)))).toEqual([]);
  });

  test('schedule and packing list are still to come', () => {
    expect(page('/campout/schedule/')('main').text()).toMatch(/still to come|Last year’s/);
    const questions = page('/campout/q-and-a/')('main');
    expect(questions.text()).toContain('The packing list is still to come.');
  });

  test('it is undone by the line that it prints', () => {
    const undo = /^To undo all of it: (.*)$/m.exec(written.stdout)?.[1] ?? 'false';
    expect(run('sh', ['-c', undo]).status).toBe(0);
    expect(changed()).toEqual([]);
  });
});
