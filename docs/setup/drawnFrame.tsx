import {Frame} from '@site/src/features/guide';
import type {HangingGroup} from '@site/src/features/guide/model/types';
import {groups} from './figures/hanging';
import {map} from './map';

/** A group of this year's hanging order, as a picture. */
export default function DrawnFrame({group}: {group: HangingGroup}) {
  return <Frame group={group} groups={groups} map={map} shared="sheep" apart />;
}
