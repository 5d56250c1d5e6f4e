import type {CrewId, HangingGroup} from '../../model/types';

/** They stand at a side of the sheep. */
const SIDE_CREWS: readonly CrewId[] = ['party-crew', 'business-crew'];

/**
 * Whether a group has two pictures: a side crew hangs some panels of the front or the rear (F, R), which
 * are not seen from its side. By their names, since the page draws its frames without the map.
 */
export const isSeenTwice = ({crew, panels}: Pick<HangingGroup, 'crew' | 'panels'>): boolean =>
  SIDE_CREWS.includes(crew) && panels.some((name) => /^[FR]/.test(name));
