import {Behind, Frame} from '@site/src/features/guide';
import type {HangingGroup} from '@site/src/features/guide/model/types';
import {groups} from './figures/hanging';
import {map} from './map';

interface Props {
  group: HangingGroup;
  /** True where each view says what lies at its ends. */
  ends?: boolean;
}

/** A group of this year's hanging order, as a picture. */
export default function DrawnFrame({group, ends}: Props) {
  return <Frame group={group} groups={groups} map={map} onBehind ends={ends} apart />;
}

/** What stands behind the panels of all of them. */
export const DrawnBehind = () => <Behind groups={groups} map={map} />;
