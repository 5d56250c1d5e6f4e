import type {CrewId, Place} from '../../model/types';
import type {Handover} from './types';

/** Where the guide shows what a handover is about. */
export const guideOf = ({crew, place}: Pick<Handover, 'crew' | 'place'>) =>
  `/setup/?edition=${place}#${crew}`;

/** Where a crew's ticks are handed over; without a crew the page takes the one with the most. */
export const handoverPage = (crew: CrewId | 'all', place: Place) =>
  `/setup/handover/?edition=${place}${crew === 'all' ? '' : `&crew=${crew}`}`;
