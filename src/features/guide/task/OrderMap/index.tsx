import {useMemo} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {PanelFile} from '../../model/panelFile';
import {coveringViews, mapViews} from '../../panels/panelViews';
import {useTicks} from '../ticks';
import type {HangingGroup} from '../../model/types';
import {useTaskId} from '../Task/TaskContext';
import {groupStates, stateWords} from './states';
import OrderView from './OrderView';
import styles from './styles.module.css';

interface Props {
  groups: HangingGroup[];
  map: PanelFile;
  /** The index of the group that the reader wants to see; the next to hang when not given. */
  lit?: number;
  /** Under which number of its task a group is ticked. */
  tickOf: (index: number) => string;
}

/**
 * A small map on which the panels of a task light up: hung ones are filled, the next group is gold
 * and has its names, later ones have the number of their step. On paper each has its name.
 */
export default function OrderMap({groups, map, lit, tickOf}: Props) {
  const task = useTaskId();
  const {ticks} = useTicks(useDocsVersion().label);
  const hung = (index: number) => ticks.has(`${task}/${tickOf(index)}`);
  const states = groupStates(groups, hung, lit);
  const views = useMemo(
    () =>
      coveringViews(
        groups.flatMap(({panels}) => panels),
        mapViews(map),
      ),
    [groups, map],
  );
  const words = stateWords(groups, hung, lit);
  return (
    <figure className={styles.order} data-order-map>
      <div className={styles.views}>
        {views.map((view) => (
          <OrderView key={view.id} view={view} groups={groups} states={states} words={words} />
        ))}
      </div>
      <figcaption className={`screen-only ${styles.caption}`}>
        {words} {groups.length > 1 && 'Numbers: the steps.'}
      </figcaption>
    </figure>
  );
}
