import {datesWithYear, type Dates} from '../dates';

/**
 * When it was before: 'Last year: May 24–27, 2024'.
 * @param year the season's
 */
export function lastTime(before: Dates & {year: number}, year: number): string {
  return `${before.year === year - 1 ? 'Last year' : 'Last time'}: ${datesWithYear(before)}`;
}
