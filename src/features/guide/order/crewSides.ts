import type {CrewId} from '../model/types';
import type {ViewId} from '../panels/viewWords';

/** The side that a crew stands on; the third crew goes round the sheep's ends. */
export const crewSides: Partial<Record<CrewId, ViewId>> = {
  'party-crew': 'party',
  'business-crew': 'business',
};
