import type {HtmlTagObject} from '@docusaurus/types';
import {season} from '../data/season';
import {arrivalScript} from '../features/guide/build';
import {sunlightScript} from '../shell/sunlight';
import {themeKeyScript} from '../shell/themeKey';
import {bootScript} from '../shell/bootScript';

/** What every page has in its head, and what runs there before anything is seen. */
export const headTags: HtmlTagObject[] = [
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
  {
    tagName: 'script',
    // eslint-disable-next-line no-restricted-syntax -- scripts of our own
    innerHTML: [themeKeyScript, sunlightScript, arrivalScript(season.year), bootScript].join(';'),
  },
];
