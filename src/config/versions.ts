import type {Options} from '@docusaurus/plugin-content-docs';
import {season} from '../data/season';

/** This season's docs lie at the root; earlier ones are kept under their year, out of search. */
export const versions = {
  lastVersion: 'current',
  versions: {
    current: {label: String(season.year), path: ''},
    2024: {label: '2024', path: '2024', banner: 'unmaintained', noIndex: true},
  },
} satisfies Options;
