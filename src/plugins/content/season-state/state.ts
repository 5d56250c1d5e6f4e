/** Where the season stands at this build. Loaded anew whenever the data changes. */
import {phase} from '../../../config/phase';
import {lineup} from '../../../data/lineup';
import {season} from '../../../data/season';
import {missing} from '../../../text/season/missing';

export const state = {year: season.year, phase, missing: missing(season, lineup.length)};
