import {longDates, type Dates} from '@site/src/text/dates';

/** The dates of a season in words: 'Friday, May 23 to Monday, May 26, 2025'. */
export default function CampoutDates({season}: {season: Dates}) {
  return <>{longDates(season)}</>;
}
