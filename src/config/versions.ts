import type {Options} from '@docusaurus/plugin-content-docs';
import years from '../../versions.json';
import {season} from '../data/season';

/** The years that are over and kept. */
export const frozenYears: readonly string[] = years;

const frozen = (year: string) => ({
  label: year,
  path: year,
  banner: 'unmaintained' as const,
  noIndex: true,
});

/** This season's docs lie at the root; earlier ones are kept under their year, out of search. */
export const versions = {
  lastVersion: 'current',
  versions: {
    current: {label: String(season.year), path: ''},
    ...Object.fromEntries(frozenYears.map((year) => [year, frozen(year)])),
  },
} satisfies Options;
