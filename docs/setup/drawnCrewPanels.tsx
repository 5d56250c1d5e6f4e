import {CrewPanels} from '@site/src/features/guide';
import type {CrewId} from '@site/src/features/guide/model/types';
import {groups} from './figures/hanging';
import {map} from './map';

/** The panels of a crew on this year's sheep. */
export default function DrawnCrewPanels({crew}: {crew: CrewId}) {
  return <CrewPanels crew={crew} groups={groups} map={map} />;
}
