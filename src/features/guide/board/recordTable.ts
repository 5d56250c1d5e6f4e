import {crewName, placeNames} from '../model/names';
import type {Place} from '../model/types';
import type {Span} from './spans';
import {dateTimeText, minutesBetween} from './times';

/** The record as a table for next year. */
export const recordTable = (year: string, place: Place, spans: readonly Span[]): string[][] => [
  ['season', 'place', 'crew', 'finished between two codes', 'code before', 'code after', 'minutes'],
  ...spans.map(({crew, tasks, from, to}) => [
    year,
    placeNames[place],
    crewName(crew),
    tasks.map(({title}) => title).join(' + '),
    dateTimeText(from),
    dateTimeText(to),
    String(minutesBetween(from, to) ?? 'the clock was set back'),
  ]),
];
