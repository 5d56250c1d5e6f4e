import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {crews} from '@site/src/lib/guide/crews';
import type {PanelFile} from '@site/src/lib/guide/panelFile';
import type {HangingGroup} from '@site/src/lib/guide/types';
import CrewTable from './CrewTable';

interface Props {
  /** All of the year's panels.json. */
  map: PanelFile;
  /** All of its hanging order. */
  groups: HangingGroup[];
}

/**
 * Every panel in a row of its own, for screen readers and paper: a table for each crew that hangs
 * some. The row's id is the panel's name: without script a link to a panel leads to it, with script
 * the finder above answers.
 */
export default function Table({map, groups}: Props) {
  const {collectAnchor} = useBrokenLinks();
  map.panels.forEach(({name}) => collectAnchor(name));
  return crews.map(({id}) => {
    const panels = map.panels.filter(({crew}) => crew === id);
    return panels.length > 0 && <CrewTable key={id} id={id} panels={panels} groups={groups} />;
  });
}
