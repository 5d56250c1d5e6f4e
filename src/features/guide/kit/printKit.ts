import {flushSync} from 'react-dom';
import {crewStore} from '../edition/edition';
import type {CrewId} from '../model/types';

/** Prints the kit of one crew while those of all are shown: the others are away until it is printed. */
export function printKit(crew: CrewId): void {
  const shown = crewStore.get();
  flushSync(() => crewStore.set(crew));
  window.addEventListener('afterprint', () => crewStore.set(shown), {once: true});
  window.print();
}
