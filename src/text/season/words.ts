import {datesWithYear, type Dates} from '../dates';
import {listed} from '../listed';

/**
 * When it was before: 'Last year: May 24–27, 2024'.
 * @param year the season's
 */
export function lastTime(before: Dates & {year: number}, year: number): string {
  return `${before.year === year - 1 ? 'Last year' : 'Last time'}: ${datesWithYear(before)}`;
}

/** Clauses as one sentence: 'Tickets come soon, the lineup is being booked, and …'; '' for none. */
export function sentence(clauses: string[]): string {
  const text = listed(clauses);
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const optional = 'Everything on it is optional.';
const daysAlone = 'The days are set, the hours are still to come. All of it is optional.';

interface ScheduleWords {
  name: string;
  intro: string;
  note?: string;
}

/**
 * What is said of the schedule that the site shows.
 * @param of the year that the document is of; undefined where there is none
 * @param year the season's
 * @returns its name within a sentence, the lines that its page begins with, and what is said beside a
 *   document that is not of the season
 */
export function scheduleWords(of: number | undefined, year: number): ScheduleWords {
  const toCome = `The schedule of ${year} is still to come.`;
  if (of === undefined) return {name: 'the schedule', intro: toCome};
  if (of === year) return {name: "this year's schedule", intro: optional};
  if (of === year - 1)
    return {
      name: 'last year’s schedule',
      intro: daysAlone,
      note: 'This year’s is not out yet. Until then, last year’s, for a taste of it.',
    };
  return {
    name: 'an earlier schedule',
    intro: daysAlone,
    note: `${toCome} Until then, that of ${of}, for a taste of it.`,
  };
}

/**
 * The note on a link to the schedule; none once there is that of the season.
 * @param of the year that the document shown is of; undefined where there is none
 * @param year the season's
 */
export function scheduleToCome(of: number | undefined, year: number): string | undefined {
  if (of === year) return undefined;
  const note = 'This year’s schedule is still being written.';
  if (of === undefined) return note;
  return `${note} ${of === year - 1 ? 'Last year’s' : `That of ${of}`} is linked from the q & a.`;
}
