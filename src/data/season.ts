import {seasons} from './seasons';

/** The season that the site shows, and the one before it. */
export const [season, previousSeason] = seasons;
