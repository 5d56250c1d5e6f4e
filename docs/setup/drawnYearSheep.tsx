import type {ComponentProps} from 'react';
import {YearSheep} from '@site/src/features/guide';
import {map} from './map';

/** What changed on this year's sheep. */
export default function DrawnYearSheep(years: Omit<ComponentProps<typeof YearSheep>, 'map'>) {
  return <YearSheep {...years} map={map} />;
}
