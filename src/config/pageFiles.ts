import {season} from '../data/season';

/** A file that holds words of a page, and what is in it. */
interface PageFile {
  what: string;
  file: string;
}

const dates = {what: 'dates, place and links', file: `src/data/seasons/${season.year}.ts`};
const campoutWords = {what: 'words', file: 'src/data/campout.ts'};

/**
 * Where the words of a page stand that is no page of the docs; those have their own link. Loaded only
 * for those who ask for it ('?edit').
 */
export const pageFiles: Record<string, PageFile[]> = {
  '/': [
    {what: 'words', file: 'src/data/home.ts'},
    {what: 'buttons', file: 'src/data/phases.ts'},
    {what: 'ten principles', file: 'src/data/principles.ts'},
    {what: 'name and addresses', file: 'src/config/site.ts'},
    dates,
    {what: 'pictures', file: 'src/data/pictures/home.ts'},
  ],
  '/campout/': [
    campoutWords,
    {what: 'cards', file: 'src/data/features.ts'},
    dates,
    {what: 'pictures', file: 'src/data/pictures/campout.ts'},
  ],
  '/campout/what-to-expect/': [
    {what: 'cards and map', file: 'src/data/expectations.ts'},
    campoutWords,
    {what: 'pictures', file: 'src/data/pictures/expect.ts'},
  ],
  '/campout/dj-lineup/': [{what: 'DJs', file: 'src/data/lineup.ts'}, campoutWords],
  '/campout/last-year/': [
    {what: 'pictures and their words', file: 'src/data/gallery.ts'},
    campoutWords,
  ],
  '/campout/leaflet/': [
    {what: 'what to bring', file: 'src/data/packing.ts'},
    {what: 'the way, sleeping and meals', file: 'src/data/expectations.ts'},
    dates,
  ],
  '/campout/schedule/': [campoutWords, dates],
  '/applications/': [{what: 'words', file: 'src/data/application.ts'}, dates],
  '/offline/': [{what: 'words', file: 'src/data/offline.ts'}],
  '/org/2024/': [{what: 'circles and projects', file: 'src/data/org-2024.json'}],
  '/psp/': [{what: 'words', file: 'src/data/psp.ts'}],
};
