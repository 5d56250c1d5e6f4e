import type {CrewId, Place} from '../../model/types';

/** What one lead hands to the next. */
export interface Handover {
  /** The season of the guide that was ticked. */
  year: string;
  place: Place;
  crew: CrewId;
  /** The ids of the ticked steps. */
  ticks: string[];
}
