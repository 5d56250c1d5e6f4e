import {PanelTable} from '@site/src/features/guide';
import {groups} from './figures/hanging';
import {struts} from './figures/struts';
import {map} from './map';

/** All panels of this year's sheep. */
export default function DrawnPanelTable() {
  return <PanelTable map={map} groups={groups} struts={struts} />;
}
