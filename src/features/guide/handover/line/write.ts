import {checksum} from './checksum';
import {writeSteps} from './steps';
import type {Handover} from './types';

/** Every code begins with this; another way of writing gets another number. */
export const MARK = 'ticks1';

/** A task without its crew, as the ids of headings are made. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The ticked steps by the task that they are of. */
function byTask(ticks: readonly string[]): Map<string, string[]> {
  const tasks = new Map<string, string[]>();
  for (const id of ticks) {
    const [task = '', step = ''] = id.split('/');
    tasks.set(task, [...(tasks.get(task) ?? []), step]);
  }
  return tasks;
}

/**
 * The code that hands ticks over: small letters, digits, dots and dashes, which a chat leaves alone
 * and an address can carry. Year, place and crew, then each task without its crew and its steps as
 * bits, then a checksum: 'ticks1.2025.brc.party-crew.dj-platform.f.0abc123'.
 */
export function handoverCode({year, place, crew, ticks}: Handover): string {
  const tasks = [...byTask(ticks)].flatMap(([task, steps]) => {
    const [slug, written] = [task.slice(crew.length + 1), writeSteps(steps)];
    // What no heading of the guide can have made would spoil the rest.
    return SLUG.test(slug) && written ? [slug, written] : [];
  });
  const text = [MARK, year, place, crew, ...tasks].join('.');
  return `${text}.${checksum(text)}`;
}
