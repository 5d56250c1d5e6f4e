/**
 * All that people edit, a line for each file: where it lies, its schema, its values.
 * A new data file is checked once it has its line here.
 */
import {season} from '../../data/season';
import {seasonSchema} from '../../data/schema';
import type {Entry} from './entry';
import {one} from './entry';

export const registry: Entry[][] = [
  one(`src/data/seasons/${season.year}.ts`, seasonSchema, season),
];
