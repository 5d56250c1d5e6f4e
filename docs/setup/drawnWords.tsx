import {OrderWords, type OrderSaid} from '@site/src/features/guide';
import {groups, titles} from './figures/hanging';
import {map} from './map';

/** A step of this year's hanging order in words. */
export default function DrawnWords(said: OrderSaid) {
  return <OrderWords {...said} groups={groups} titles={titles} geometry={map.geometry} />;
}
