import fs from 'node:fs';
import path from 'node:path';
import type {SearchIndex} from '../../src/features/search/engine/types';
import {buildFolder} from './build';

/** What the search of a year finds, as it is built. */
export const indexOf = (year: string) =>
  JSON.parse(
    fs.readFileSync(path.join(buildFolder, 'search', `${year}.json`), 'utf8'),
  ) as SearchIndex;
