import fs from 'node:fs';
import path from 'node:path';
import type {AnswerFacts} from '../../src/features/search/answers/types';
import type {SearchIndex} from '../../src/features/search/engine/types';
import {buildFolder} from './build';

const read = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(buildFolder, 'search', `${name}.json`), 'utf8'));

/** What the search of a year finds, as it is built. */
export const indexOf = (year: string) => read(year) as SearchIndex;

/** What it can answer by itself. */
export const answersOf = (year: string) => read(`answers-${year}`) as AnswerFacts;
