import type {Mistake} from './passage';

interface Exclusion {
  rule: string;
  file: RegExp;
  /** What is excused there, a part of 'found'; everything that the rule finds when not said. */
  found?: RegExp;
  why: string;
}

/** What a rule finds and is right all the same. One that excuses nothing is reported. */
export const exclusions: Exclusion[] = [
  {
    rule: 'spelling',
    file: /^src\/data\/org-2024\.json$/,
    found: /^"QA"$/,
    why: 'a project of the circle Lights: quality assurance, not questions and answers',
  },
  {
    rule: 'voice',
    file: /^src\/pages\/campout\/dj-lineup\.tsx$/,
    found: /"DJ Lineup"/,
    why: 'the specification names this title to the letter (section 2, DJ lineup page)',
  },
  {
    rule: 'spelling',
    file: /^src\/data\/searchWords\.ts$/,
    why: 'the words of those who search, which are not ours: nobody reads them',
  },
  {
    rule: 'facts',
    file: /^src\/data\/psp\.ts$/,
    found: /"November 4"/,
    why: 'a trip of 2015, told nowhere else: this file is the home of its dates',
  },
  {
    rule: 'facts',
    file: /^src\/data\/campout\.ts$/,
    found: /^a time of the day/,
    why: 'the hour by which one had better be there is at home in it, as days.arriveBy',
  },
  {
    rule: 'facts',
    file: /^src\/(?:data\/(?:org-2024\.json|socialCards\.ts)|pages\/org\/2024\.tsx)$/,
    found: /^a year typed out, "2024"/,
    why: 'the organization of 2024 stays that of 2024, whatever the season',
  },
];

const excuses = ({rule, file, found}: Exclusion, mistake: Mistake) =>
  rule === mistake.rule && file.test(mistake.file) && (!found || found.test(mistake.found));

/** @returns the mistakes that nothing excuses */
export const withoutExcused = (mistakes: readonly Mistake[]): Mistake[] =>
  mistakes.filter((mistake) => !exclusions.some((one) => excuses(one, mistake)));

/** @returns a mistake for each exclusion that is no longer needed */
export const idleExclusions = (mistakes: readonly Mistake[]): Mistake[] =>
  exclusions
    .filter((one) => !mistakes.some((mistake) => excuses(one, mistake)))
    .map(({rule, file}) => ({
      file: 'src/plugins/content/lint/exclusions.ts',
      line: 1,
      rule: 'exclusions',
      found: `an exclusion from '${rule}' for ${file.source} that excuses nothing`,
      write: 'nothing: take it out',
      why: 'it would hide a mistake to come',
    }));
