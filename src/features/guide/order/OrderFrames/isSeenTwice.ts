import type {HangingGroup} from '../../model/types';
import {crewSides} from '../crewSides';

/**
 * Whether a group has two pictures: a side crew hangs some panels of the front or the rear (F, R), which
 * are not seen from its side. By their names, since the page draws its frames without the map.
 */
export const isSeenTwice = ({crew, panels}: Pick<HangingGroup, 'crew' | 'panels'>): boolean =>
  crewSides[crew] !== undefined && panels.some((name) => /^[FR]/.test(name));
