import type {MeasuredMap} from '../../model/panelFile';
import type {CrewId, HangingGroup} from '../../model/types';
import CrewSheep from '../../sheep/CrewSheep';
import styles from './styles.module.css';

interface Props {
  crew: CrewId;
  /** All of the year's hanging order. */
  groups: HangingGroup[];
  map: MeasuredMap;
}

/** What a crew takes down: its panels, lit on the sheep. */
export default function CrewPanels({crew, groups, map}: Props) {
  const panels = groups.filter((group) => group.crew === crew).flatMap((group) => group.panels);
  return (
    <figure className={styles.panels}>
      <CrewSheep crew={crew} lit={new Set(panels)} groups={groups} map={map} />
      <figcaption>{panels.length} panels</figcaption>
    </figure>
  );
}
