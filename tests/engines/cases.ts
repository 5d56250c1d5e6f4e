/** What holds in every engine. */
import {dayTurnsToDusk} from './dusk';
import type {Engine} from './engine';
import {interactionsWork} from './interactions';
import {everyPageIsClean} from './pages';
import {savedPagesAreRead} from './saving';
import {visits} from './visit';

/**
 * @param start gives an engine that nobody else has
 * @returns what makes a visit in it, for what only this engine does
 */
export function siteWorksIn(start: () => Promise<Engine>) {
  const visit = visits(start);
  everyPageIsClean(visit);
  interactionsWork(visit);
  dayTurnsToDusk(visit);
  savedPagesAreRead(start);
  return visit;
}
