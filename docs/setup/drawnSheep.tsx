import {CrewSheep} from '@site/src/features/guide';
import type {CrewId} from '@site/src/features/guide/model/types';
import {groups} from './figures/hanging';
import {map} from './map';

interface Props {
  crew: CrewId;
  lit: ReadonlySet<string>;
}

/** This year's sheep from where a crew sees it, as far as it hangs. */
export default function DrawnSheep(props: Props) {
  return <CrewSheep {...props} groups={groups} map={map} />;
}
