import {OrderWords, type OrderShown} from '@site/src/features/guide';
import {groups, titles} from './figures/hanging';
import {map} from './map';

/** A step of this year's hanging order in words. */
export default function DrawnWords(shown: OrderShown) {
  return <OrderWords {...shown} groups={groups} titles={titles} geometry={map.geometry} />;
}
