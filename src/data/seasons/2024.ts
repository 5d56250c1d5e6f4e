/** Only what the site still says of last year. */
export const previousSeason = {year: 2024, start: '2024-05-24', end: '2024-05-27'};
