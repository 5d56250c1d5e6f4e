import {crewIds} from '../model/names';
import type {CrewId, Place} from '../model/types';

/** What a code brought to the board. */
export interface Arrival {
  crew: CrewId;
  /** The ticks that the board did not have yet. */
  ticks: string[];
  /** When, by the board's own clock: codes carry no time. In milliseconds. */
  at: number;
}

/** All that is kept, in the order in which it came. Whatever the board shows follows from it. */
export type Arrivals = readonly Arrival[];

/** Under which the device keeps the board of a year and a place. */
export const boardKey = (year: string, place: Place) => `baaahs-board-${year}-${place}`;

/** What came of a crew. */
export const ofCrew = (arrivals: Arrivals, crew: CrewId): Arrival[] =>
  arrivals.filter((arrival) => arrival.crew === crew);

/** All ticks of some arrivals: none is ever lost. */
export const ticksIn = (arrivals: Arrivals): ReadonlySet<string> =>
  new Set(arrivals.flatMap(({ticks}) => ticks));

/** What a crew's ticks would do to the board. */
export interface Effect {
  /** The board with them; the very same one when they bring nothing new. */
  arrivals: Arrivals;
  /** How many ticks are new. */
  added: number;
  /** How many the board has that are not among them: they stay. */
  others: number;
}

/**
 * Puts a crew's ticks on the board. They join what is there, so a code that comes late takes nothing
 * back, and one that brings nothing new leaves everything as it is.
 */
export function put(
  arrivals: Arrivals,
  {crew, ticks}: {crew: CrewId; ticks: readonly string[]},
  at: number,
): Effect {
  const known = ticksIn(ofCrew(arrivals, crew));
  const fresh = [...new Set(ticks)].filter((id) => !known.has(id));
  const others = known.size - ticks.filter((id) => known.has(id)).length;
  const next = fresh.length > 0 ? [...arrivals, {crew, ticks: fresh, at}] : arrivals;
  return {arrivals: next, added: fresh.length, others};
}

const NONE: Arrivals = [];

function isArrival(value: unknown): value is Arrival {
  const {crew, ticks, at} = (value ?? {}) as Partial<Arrival>;
  return (
    crewIds.some((id) => id === crew) &&
    Array.isArray(ticks) &&
    ticks.every((id) => typeof id === 'string') &&
    Number.isFinite(at)
  );
}

/** Reads what the device keeps; anything else that lies there counts as nothing. */
export function readArrivals(text: string | null): Arrivals {
  try {
    const all: unknown = JSON.parse(text ?? '[]');
    const arrivals = Array.isArray(all) ? all.filter(isArrival) : [];
    // The very same where there are none: what the server drew need not be drawn again.
    return arrivals.length > 0 ? arrivals : NONE;
  } catch {
    return NONE;
  }
}
