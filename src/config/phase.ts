import {season} from '../data/season';
import {phaseOf} from '../text/season/phase';
import {buildDate} from './buildDate';
import {site} from './site';

/** The season's phase on the day of this build, by the clock at the campout. Pages read theirs with
 * useSeasonState, since a browser does not know that day. */
export const phase = phaseOf(season, buildDate(undefined, site.timeZone));
