import {StrutTable} from '@site/src/features/guide';
import {titles} from './figures/hanging';
import {struts} from './figures/struts';

/** All struts of this year's sheep. */
export default function DrawnStrutTable() {
  return <StrutTable struts={struts} titles={titles} />;
}
