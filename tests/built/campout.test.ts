/** What the campout's pages and home say of the season, before any script has run. */
import fs from 'node:fs';
import {phase} from '../../src/config/phase';
import {lineupIntro, lineupToCome} from '../../src/data/campout';
import {upcoming} from '../../src/data/home';
import {lineup} from '../../src/data/lineup';
import {wayIn} from '../../src/data/phases';
import {season} from '../../src/data/season';
import {datesWithYear, eachDay} from '../../src/text/dates';
import {parse} from '../support/build';

const home = parse('/');
const answers = parse('/campout/q-and-a/');
const wall = parse('/campout/dj-lineup/');

test('the banner says the dates with their year', () => {
  expect(parse('/campout/')('main p').first().text()).toContain(datesWithYear(season));
});

test('every heading of the Q&A is a question, all closed at first', () => {
  const questions = fs.readFileSync('docs/campout/q-and-a.mdx', 'utf8').match(/^### .+/gm)?.length;
  expect(answers('.theme-doc-markdown details')).toHaveLength(questions!);
  expect(answers('.theme-doc-markdown details[open]')).toHaveLength(0);
});

test('every DJ has a card with a picture', () => {
  expect(wall('main article')).toHaveLength(lineup.length);
  expect(wall('main article img')).toHaveLength(lineup.length);
  expect(wall('h1').text()).toBe('DJ Lineup');
  expect(wall('main').text()).toContain(lineup.length > 0 ? lineupIntro : lineupToCome.intro);
});

test('the loops are silent, inline, repeating', () => {
  const quilt = parse('/campout/last-year/');
  const videos = quilt('main video').get();
  expect(videos.length).toBeGreaterThanOrEqual(1);
  for (const video of videos)
    for (const attribute of ['autoplay', 'muted', 'loop', 'playsinline'])
      expect(quilt(video).attr(attribute)).toBeDefined();
});

test('the days of the poster are the season’s', () => {
  const poster = parse('/campout/schedule/');
  const days = poster('main ol h2')
    .get()
    .map((day) => poster(day).text().replace(/\s+/g, ' ').toLowerCase());
  expect(days).toEqual(eachDay(season).map(({name, date}) => `${name} ${date}`.toLowerCase()));
});

test('home’s first button says the dates with their year, until the campout begins', () => {
  const isDated = phase === 'announced' || phase === 'on sale';
  const words = home('main a[href="/campout/"]').first().text();
  expect(words.includes(datesWithYear(season))).toBe(isDated);
});

test('home’s event card says this year’s dates and, smaller, last year’s', () => {
  const card = home('#upcoming');
  expect(card.text()).toContain(datesWithYear(season));
  expect(card.find('small').text()).toBe(upcoming.lastDate);
  const {button = {label: 'about the campout', href: '/campout/'}} = wayIn(phase, []);
  const link = card.find('a').first();
  expect([link.text(), link.attr('href')]).toEqual([button.label, button.href]);
});

test('home has ten principles and three pillars', () => {
  expect(home('#principles h3')).toHaveLength(10);
  const pillars = home('#about h3').get();
  expect(pillars.map((one) => home(one).text())).toEqual(['Community', 'Music', 'Art']);
});

test('/offline/ leads to what it saves for the crews', () => {
  for (const href of ['/setup/build/', '/setup/', '/setup/panels/', '/setup/handover/'])
    expect(parse('/offline/')(`main a[href="${href}"]`)).toHaveLength(1);
});
