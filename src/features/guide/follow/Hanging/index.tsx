import {counted} from '@site/src/text/counted';
import type {CrewId, HangingGroup} from '../../model/types';
import Drawing from '../../order/Frame/Drawing';
import sheepStyles from '../../order/Frame/styles.module.css';
import ViewLine from '../../order/ViewLine';
import {panelsOf} from '../panelsOf';
import type {Sheep} from '../useSheep';
import styles from './styles.module.css';

interface Props {
  crew: CrewId;
  hanging: readonly HangingGroup[];
  sheep: Sheep;
}

/**
 * The sheep from where a crew stands: what hangs is lit, what the crew hangs later is outlined; of a crew
 * that hangs none, all of it. Where a step has no panels it says how far the sheep is; it is not seen where
 * the step's words leave it little room.
 */
export default function Hanging({crew, hanging, sheep}: Props) {
  const view = sheep.viewOf(crew);
  const panels = panelsOf(crew, hanging);
  const hung = panels.filter((panel) => sheep.hung.has(panel));
  if (!view) return null;
  const stateOf = (panel: string) =>
    sheep.stateOf(panel, (panels.includes(panel) && sheep.crewOf(panel)) || crew);
  return (
    <div className={styles.room}>
      <figure className={styles.hanging}>
        <svg
          viewBox={view.box.join(' ')}
          preserveAspectRatio="xMidYMax"
          className={sheepStyles.sheep}
          aria-hidden="true"
        >
          <Drawing
            view={view}
            box={view.box}
            stateOf={stateOf}
            crewOf={sheep.crewOf}
            names={[]}
            smallest={1}
          />
        </svg>
        <ViewLine left={view.ends[0]} right={view.ends[1]}>
          {hung.length} of {counted(panels.length, 'panel')} hang
        </ViewLine>
      </figure>
    </div>
  );
}
