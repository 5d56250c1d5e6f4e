import {ComingDown} from '@site/src/features/guide';
import {groups} from './figures/hanging';
import {map} from './map';

/** This year's sheep: whole, half down, bare. */
export default function DrawnComing() {
  return <ComingDown groups={groups} map={map} />;
}
