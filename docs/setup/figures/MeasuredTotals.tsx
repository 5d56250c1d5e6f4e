import {MeasuredTotals} from '@site/src/features/guide';
import {map} from '../map';

/** Of this year's sheep. Here, so that a page that draws it once does not carry the whole map. */
export default function ThisYear() {
  return <MeasuredTotals map={map} />;
}
