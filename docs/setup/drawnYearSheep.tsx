import {YearSheep} from '@site/src/features/guide';
import {map} from './map';

/** What changed on this year's sheep. */
export default function DrawnYearSheep(years: Omit<Parameters<typeof YearSheep>[0], 'map'>) {
  return <YearSheep {...years} map={map} />;
}
