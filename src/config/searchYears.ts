import {season} from '../data/season';
import {frozenYears} from './versions';

/** The years that can be searched: this season, and each frozen one within its own pages. */
export const searchYears = {season: String(season.year), frozen: frozenYears};
