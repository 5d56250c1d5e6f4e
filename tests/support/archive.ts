/** What is read from the built pages of the years that are over. */
import type {CheerioAPI} from 'cheerio';
import {site} from '../../src/config/site';
import years from '../../versions.json';
import {routes} from './build';

export const frozenYears: string[] = years;

/** The year that a page belongs to; undefined for this year's. */
export const yearOf = (route: string) => frozenYears.find((year) => route.startsWith(`/${year}/`));

export const frozenRoutes = routes.filter(yearOf);

/** The same page of another year, whether it exists or not. */
export function likeIn(year: string | undefined, route: string): string {
  const own = yearOf(route);
  const within = own ? route.slice(own.length + 1) : route;
  return year ? `/${year}${within}` : within;
}

const inText =
  'main a[href]:not(nav[aria-label="Years"] a, aside[aria-label="Year of this page"] a)';

/** Saves the current year, and frozen guides say so. */
const OF_EVERY_YEAR = '/offline/';

/** @returns the links of a frozen page, banner and year menu aside, that lead to another year */
export function linksOutOf(year: string, $: CheerioAPI): string[] {
  return $(inText)
    .toArray()
    .map((link) => link.attribs.href ?? '')
    .filter((href) => {
      const {origin, pathname} = new URL(href, `${site.url}/${year}/`);
      const stays = pathname.startsWith(`/${year}/`) || pathname === OF_EVERY_YEAR;
      return origin === site.url && !stays;
    });
}

/** @returns what a search engine is told that an archive must not tell it, a line each */
export function mistakesForSearch(route: string, $: CheerioAPI, sitemap: string): string[] {
  const robots = $('meta[name="robots"]')
    .toArray()
    .map((meta) => meta.attribs.content ?? '');
  const canonical = $('link[rel="canonical"]').attr('href');
  const address = `${site.url}${route}`;
  return [
    ...(robots.length === 1 && /\bnoindex\b/.test(robots[0] ?? '') ? [] : ['is not noindex']),
    ...(canonical === address ? [] : [`has ${canonical} as its canonical address`]),
    ...(sitemap.includes(`<loc>${address}</loc>`) ? ['is in the sitemap'] : []),
  ];
}

/** @returns the ids that a page should have and has not */
export function missingIds(ids: readonly string[], $: CheerioAPI): string[] {
  const there = new Set($('[id]').map((_, element) => element.attribs.id));
  return ids.filter((id) => !there.has(id));
}
