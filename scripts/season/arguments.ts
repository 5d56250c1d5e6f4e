import {parseArgs} from 'node:util';
import {UserError} from './userError';

/** The new season as it was asked for. */
export interface SeasonArguments {
  year: number;
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  theme?: string;
  /** True when days that are over are meant. */
  past: boolean;
  /** False for a dry run. */
  write: boolean;
}

const example = 'npm run season -- 2026 --from 2026-07-02 --to 2026-07-05 --theme SideQuest';

const options = {
  from: {type: 'string'},
  to: {type: 'string'},
  theme: {type: 'string'},
  past: {type: 'boolean', default: false},
  write: {type: 'boolean', default: false},
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({args, options, allowPositionals: true});
  } catch (error) {
    // Node adds advice for programmers after the first sentence.
    const [sentence = ''] = (error as Error).message.split(/\.\s|\n/);
    throw new UserError([`${sentence}: expected ${example}`]);
  }
}

const isDay = (day: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);

function dayMistake(name: string, what: string, day: string | undefined): string | undefined {
  if (!day) return `--${name} is missing: expected the ${what} day, such as --${name} 2026-07-02`;
  return isDay(day) ? undefined : `--${name} ${day} is no day: expected YYYY-MM-DD`;
}

function yearMistake([year, ...more]: string[]): string | undefined {
  if (!year) return `the year is missing: expected ${example}`;
  if (more.length > 0)
    return `'${more.join(' ')}' is too much: a theme of several words stands in quotes`;
  return /^20\d\d$/.test(year) ? undefined : `'${year}' is no year: expected such as 2026`;
}

/**
 * Reads what stands after `npm run season --`.
 * @throws a UserError that names everything that is missing or misspelt
 */
export function readArguments(args: string[]): SeasonArguments {
  const {values, positionals} = parse(args);
  const {from = '', to = '', theme, past, write} = values;
  const mistakes = [
    yearMistake(positionals),
    dayMistake('from', 'first', from),
    dayMistake('to', 'last', to),
    theme?.trim() === '' ? '--theme is empty: leave it out while there is none' : undefined,
  ].filter((mistake) => mistake !== undefined);
  if (mistakes.length > 0) throw new UserError(mistakes);
  return {year: Number(positionals[0]), from, to, theme: theme?.trim(), past, write};
}
