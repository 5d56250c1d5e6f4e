/** What /applications/ says of the form of those who want to join. */
import {dayWithYear} from '../text/dates';
import type {Phase} from '../text/season/phase';
import {season} from './season';

const {year, applyUrl, applyOpens} = season;

export const application = {
  title: `apply for ${year}`,
  isOpen: applyUrl !== null,
};

const open = [`The application for ${year} is open.`];

const closed = [
  `Not yet: the application for ${year} is not open.`,
  applyOpens
    ? `It opens on ${dayWithYear(applyOpens)}.`
    : 'When it opens is not decided yet. Once it is, the day stands here.',
];

const over = [
  `The campout of ${year} is over.`,
  'The application for the next one is not open yet, and its day is not decided.',
];

/** The sentence that answers, and the one that says when. */
export function applicationWords(phase: Phase): string[] {
  if (application.isOpen) return open;
  return phase === 'past' ? over : closed;
}
