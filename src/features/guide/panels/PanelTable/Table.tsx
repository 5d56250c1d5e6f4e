import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {crews} from '../../model/crews';
import type {PanelFile} from '../../model/panelFile';
import type {HangingGroup, StrutGroup} from '../../model/types';
import CrewTable from './CrewTable';

interface Props {
  /** All of the year's panels.json. */
  map: PanelFile;
  /** All of its hanging order. */
  groups: HangingGroup[];
  /** All of its struts. */
  struts: StrutGroup[];
}

/**
 * Every panel in a row of its own, for screen readers and paper: a table for each crew that hangs
 * some. The row's id is the panel's name: without script a link to a panel leads to it, with script
 * the finder above answers.
 */
export default function Table({map, groups, struts}: Props) {
  const {collectAnchor} = useBrokenLinks();
  map.panels.forEach(({name}) => collectAnchor(name));
  return crews.map(({id}) => {
    const panels = map.panels.filter(({crew}) => crew === id);
    return panels.length > 0 && <CrewTable key={id} {...{id, panels, groups, struts}} />;
  });
}
