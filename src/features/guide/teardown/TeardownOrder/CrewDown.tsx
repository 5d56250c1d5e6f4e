import {type ComponentType, Suspense} from 'react';
import {usePlace} from '../../edition/edition';
import {crewName} from '../../model/names';
import type {CrewId, Figures} from '../../model/types';
import ClearTicks from '../../task/ClearTicks';
import DoneBar from '../../task/DoneBar';
import {keptIds, useKeptIds} from '../../task/keptIds';
import {downIds, downKey, groupId} from '../down';
import type {Undoing} from '../reversed';
import styles from './styles.module.css';

/** Draws the sheep with the panels that still hang; years from before it was measured have none. */
export type StillHanging = ComponentType<{crew: CrewId; lit: ReadonlySet<string>}>;

interface Props {
  figures: Figures;
  crew: CrewId;
  undoings: readonly Undoing[];
  sheep?: StillHanging;
}

/** How far a crew's teardown is, and the sheep with what still hangs, from the first tick on. */
export default function CrewDown({figures, crew, undoings, sheep: Sheep}: Props) {
  const {year, hanging} = figures;
  const key = downKey(year, usePlace());
  const down = useKeptIds(key);
  const ids = undoings.flatMap(downIds);
  const done = ids.filter((id) => down.has(id));
  const lit = hanging
    .filter(({task, section}) => !down.has(groupId(task, section)))
    .flatMap(({panels}) => panels);
  return (
    <div className={styles.crew}>
      {Sheep && done.length > 0 && (
        <span className={styles.sheep} data-still-hanging={lit.length}>
          <Suspense fallback={null}>
            <Sheep crew={crew} lit={new Set(lit)} />
          </Suspense>
        </span>
      )}
      <p role="status">
        {/* for the eye it stands on the crew's card */}
        <span className="visually-hidden">{crewName(crew)}: </span>
        <strong>{done.length}</strong> of {ids.length} down
      </p>
      <DoneBar done={done.length} total={ids.length} inFacets />
      {done.length > 0 && (
        <ClearTicks count={done.length} onClear={() => keptIds(key).clear(done)} />
      )}
    </div>
  );
}
