/** Reads the built site: no other year's dates outside the archive and the places named. */
import fs from 'node:fs';
import path from 'node:path';
import {season} from '../../src/data/season';
import {buildFolder, fileAt, routes} from '../support/build';
import {otherDates, type Season} from '../support/otherDates';
import {exclusions} from '../support/yearExclusions';
import {datesOfOtherYears} from '../support/years';

const htmlOf = (route: string) => fs.readFileSync(fileAt(route) ?? '', 'utf8');
const excusedOn = (route: string) => exclusions.filter((one) => one.route.test(route));

test.each(routes)('%s names no other year than its own', (route) => {
  expect(datesOfOtherYears(htmlOf(route), season, excusedOn(route))).toEqual([]);
});

test('files for calendars name no other year', () => {
  const files = fs
    .readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ics'));
  for (const file of files) {
    const text = fs.readFileSync(path.join(buildFolder, file), 'utf8');
    expect(otherDates(text, season)).toEqual([]);
  }
});

test.each(exclusions)('it is needed that on $route: $why', (exclusion) => {
  const isNeeded = routes
    .filter((route) => exclusion.route.test(route))
    .some((route) => {
      const others = excusedOn(route).filter((one) => one !== exclusion);
      return datesOfOtherYears(htmlOf(route), season, others).length > 0;
    });
  expect(isNeeded).toBe(true);
});

describe('what the search sees', () => {
  const planted: Season = {year: 2025, start: '2025-05-23', end: '2025-05-26'};
  const find = (html: string) => datesOfOtherYears(html, planted, []);

  test.each([
    '<p>May 24–27</p>',
    '<p>24-27 May</p>',
    '<p>May 23–27</p>',
    '<p>May 27</p>',
    '<p>May <!-- -->27</p>',
    '<p>on the 27th of May</p>',
    '<p>Friday, May 24</p>',
    '<p>Friday, May 23 to Sunday, May 26, 2025</p>',
    '<p>Memorial Day Weekend 2024</p>',
    '<p>the campout of <b>2026</b></p>',
    '<time datetime="2024-05-24">then</time>',
    '<img alt="A sheep in 2024.">',
    '<meta name="description" content="May 24–27, 2025">',
    '<script type="application/ld+json">{"startDate": "2024-05-24"}</script>',
    '<a href="https://calendar.example.org/?dates=20240524/20240528">add</a>',
  ])('%s', (html) => {
    expect(find(html)).not.toEqual([]);
  });

  test.each([
    '<p>May 23–26</p>',
    '<p>23–26 May 2025</p>',
    '<p>Friday, May 23 to Monday, May 26, 2025</p>',
    '<p>Saturday, May 24</p>',
    '<p>May 23 to 26</p>',
    '<time datetime="2025-05-23">then</time>',
    '<p>8" × 1/2", 2400 bolts, panel 17D, may 3</p>',
    '<a href="https://calendar.example.org/?dates=20250523/20250527">add</a>',
    '<a href="/apply-2024">apply</a>',
    '<a href="/2024/setup/">the guide of <b>2024</b></a>',
    '<script>const year = 2024;</script>',
  ])('%s is right', (html) => {
    expect(find(html)).toEqual([]);
  });
});
