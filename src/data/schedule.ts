import {previousSeason, season} from './season';

/** The document with the hours: the season's, or the one before as long as it is still to come. */
export const scheduleDocument = season.schedule ?? previousSeason.schedule;
