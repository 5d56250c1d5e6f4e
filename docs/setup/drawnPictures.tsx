import {OrderPictures, type OrderShown} from '@site/src/features/guide';
import {groups} from './figures/hanging';
import {map} from './map';

/** A step of this year's hanging order on the sheep. */
export default function DrawnPictures(shown: OrderShown) {
  return <OrderPictures {...shown} groups={groups} map={map} />;
}
