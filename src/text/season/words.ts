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

/**
 * What is said of the schedule that the site shows.
 * @param of the year that the document is of; undefined where there is none
 * @param year the season's
 * @returns its name within a sentence, and the lines that its page begins with
 */
export function scheduleWords(of: number | undefined, year: number) {
  const toCome = `The schedule of ${year} is still to come.`;
  if (of === undefined) return {name: 'the schedule', intro: toCome};
  if (of === year) return {name: "this year's schedule", intro: optional};
  if (of === year - 1)
    return {
      name: "last year's schedule",
      intro: `This year’s is not out yet. Until then, here is last year’s, for a taste of it. ${optional}`,
    };
  return {
    name: 'an earlier schedule',
    intro: `${toCome} Until then, here is that of ${of}, for a taste of it. ${optional}`,
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
