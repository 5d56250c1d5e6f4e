import {counted} from '../../../text/counted';
import {dayAndMonth} from '../../../text/dates';
import type {Known} from './device';
import {stateOf, type Report, type State} from '../saved/report';

export interface Words {
  /** The one line that somebody reads who is in a hurry. */
  title: string;
  /** How many there are by now, while that grows. */
  count?: string;
  text: string;
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
const edition = ({year, built}: {year: number; built: string}) =>
  `${year} edition, built ${dayAndMonth(built).replace(' ', '\u00a0')}`;
const files = (count: number) => counted(count, 'file');

const whileThere = ({older}: Report) =>
  older ? ` Until then the ${edition(older)}, is whole on this device and is shown.` : '';

const states: Record<State, (report: Report) => Words> = {
  saving: (report) => ({
    title: 'Saving…',
    count: `${report.saved} of ${files(report.total)}`,
    text: 'Stay where there is signal.',
  }),
  ready: (report) => ({
    title: `All ${files(report.total)} saved`,
    text: `${edition(report)}, ${megabytes(report.bytes)}. This site works here without signal.`,
  }),
  partly: (report) => ({
    title: `Partly saved: ${report.saved} of ${files(report.total)}`,
    text: `What is missing stands below. Save again where there is signal.${whileThere(report)}`,
  }),
  refused: (report) => ({
    title: 'This device is full, or refuses to keep the site',
    text: `It needs ${megabytes(report.bytes)}. Make room by deleting photos or videos, leave the private window, then save again. ${report.saved} of ${files(report.total)} are there.${whileThere(report)}`,
  }),
  unsaved: (report) => ({
    title: 'Nothing is saved yet',
    text: `It takes ${megabytes(report.bytes)} on this device. Save where there is signal.${whileThere(report)}`,
  }),
};

const without: Record<Exclude<Known, Report>, Words> = {
  unknown: {title: 'Looking at this device…', text: 'In a moment it says here what is saved.'},
  unsupported: {
    title: 'This browser cannot save the site',
    text: 'Private windows and old browsers can’t. Open this page in a normal window of a current Safari, Chrome or Firefox, or print the guide.',
  },
  unreachable: {
    title: 'Saving has not begun',
    text: 'The site does not answer. Save where there is signal.',
  },
  nothing: {
    title: 'Nothing is saved yet',
    text: 'Your device asks to save data, so nothing is fetched before you say so: at most 3 MB.',
  },
};

/** What /offline/ says about what is known of this device. Never more than that. */
export const wordsFor = (known: Known): Words =>
  typeof known === 'string' ? without[known] : states[stateOf(known)](known);
