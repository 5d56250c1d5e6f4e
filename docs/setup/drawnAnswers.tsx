import {FinderAnswers, type FinderAsking} from '@site/src/features/guide';
import {groups, titles} from './figures/hanging';
import {struts} from './figures/struts';
import {map} from './map';

/** What the finder answers of this year's sheep. */
export default function DrawnAnswers({typed}: FinderAsking) {
  return <FinderAnswers typed={typed} map={map} groups={groups} titles={titles} struts={struts} />;
}
