/**
 * All that people edit, a line for each file: where it lies, its schema, its values.
 * A new data file is checked once it has its line here.
 */
import {drawerLinks, footerLinks, navigation} from '../../../config/navigation';
import {redirects} from '../../../config/redirects';
import {facts, intro} from '../../../data/campout';
import {expectations, mapPlaces} from '../../../data/expectations';
import {features} from '../../../data/features';
import {gallery} from '../../../data/gallery';
import {lineup} from '../../../data/lineup';
import {about, building, pillars, upcoming} from '../../../data/home';
import org from '../../../data/org-2024.json';
import {orgSchema} from '../../../data/org-schema';
import {bring, leaveAtHome} from '../../../data/packing';
import * as campout from '../../../data/pictures/campout';
import * as errors from '../../../data/pictures/errors';
import * as expect from '../../../data/pictures/expect';
import * as guide from '../../../data/pictures/guide';
import * as home from '../../../data/pictures/home';
import * as lineupPictures from '../../../data/pictures/lineup';
import * as qAndA from '../../../data/pictures/q-and-a';
import {principles} from '../../../data/principles';
import * as schema from '../../../data/schema';
import {askedFor, otherWords} from '../../../data/searchWords';
import {socialCards} from '../../../data/socialCards';
import {seasons} from '../../../data/seasons';
import {fileName} from '../../../text/fileName';
import type {Entry} from './entry';
import {filled, list, named, one} from './entry';
import {firstEntries} from './first';

const byTitle = (entry: {title: string}) => entry.title;
const firstWord = ({words}: {words?: string[]}) => words?.[0] ?? '';
const pictures = (file: string, exported: object) =>
  named(`src/data/pictures/${file}.ts`, schema.pictureSchema, exported);
/** As an address calls it, so that no still and loop share a name. */
const byFileName = ({src}: {src: string}) => fileName(src);

const djs = list('src/data/lineup.ts', schema.djSchema, lineup, (dj) => dj.name);
const featureCards = filled('src/data/features.ts', schema.featureSchema, features, byTitle);
const expectationCards = filled(
  'src/data/expectations.ts',
  schema.featureSchema,
  expectations,
  byTitle,
);

export {seasons};

/** Other words for things, for the search. */
export const searchWords = {askedFor, otherWords};

export const registry: Entry[][] = [
  firstEntries,
  one('src/data/org-2024.json', orgSchema, org),
  djs,
  filled('src/data/principles.ts', schema.principleSchema, principles, byTitle),
  featureCards,
  expectationCards,
  filled('src/data/expectations.ts, mapPlaces', schema.mapPlaceSchema, mapPlaces, ({name}) => name),
  filled('src/data/gallery.ts', schema.gallerySchema, gallery, byFileName),
  named('src/data/home.ts', schema.blockSchema, {about, building}),
  named('src/data/home.ts', schema.eventSchema, {upcoming}),
  filled('src/data/home.ts, pillars', schema.pillarSchema, pillars, byTitle),
  named('src/data/campout.ts', schema.blockSchema, {intro}),
  filled('src/data/campout.ts, facts', schema.answerSchema, facts, ({what}) => what),
  filled('src/data/socialCards.ts', schema.socialCardSchema, socialCards, ({page}) => page),
  filled('src/data/searchWords.ts, askedFor', schema.askedForSchema, askedFor, firstWord),
  list('src/data/searchWords.ts, otherWords', schema.otherWordSchema, otherWords, firstWord),
  list('src/config/redirects.ts', schema.redirectSchema, redirects, ({from}) => from),
  one('src/data/packing.ts', schema.packingSchema, {bring, leaveAtHome}),
  list('src/config/navigation.ts, footerLinks', schema.navItemSchema, footerLinks, byTitle),
  list('src/config/navigation.ts, drawerLinks', schema.navItemSchema, drawerLinks, byTitle),
  ...navigation.map(({under, items}) =>
    filled(`src/config/navigation.ts, under ${under}`, schema.navItemSchema, items, byTitle),
  ),
  ...Object.entries({
    campout,
    errors,
    expect,
    guide,
    home,
    lineup: lineupPictures,
    'q-and-a': qAndA,
  }).map(([file, exported]) => pictures(file, exported)),
];

/** What the pages with several pictures show; in the gallery no name may stand twice anyway. */
export const pages: Record<string, Entry[]> = {
  '/': pictures('home', home),
  '/campout/': [...pictures('campout', {banner: campout.banner}), ...featureCards],
  '/campout/what-to-expect/': [...pictures('expect', {banner: expect.banner}), ...expectationCards],
  '/campout/dj-lineup/': [...pictures('lineup', lineupPictures), ...djs],
  '/campout/last-year/': [
    ...pictures('campout', {midnight: campout.midnight}),
    ...filled('src/data/gallery.ts', schema.gallerySchema, gallery, byFileName),
  ],
  '/setup/': pictures('guide', guide),
};
