import clsx from 'clsx';
import PillButton from '@site/src/ui/PillButton';
import {hydrateWhenVisible} from '@site/src/ui/StaticIsland/hydrateWhenVisible';
import type {useFinder} from '../useFinder';
import styles from './styles.module.css';

type Props = Pick<
  ReturnType<typeof useFinder>,
  'views' | 'view' | 'panels' | 'lit' | 'isNear' | 'pick' | 'look' | 'setNear'
>;

/** Of the six views only the one that is looked at costs script. */
const SheepMap = hydrateWhenVisible(() => import('../../../sheep/SheepMap'));

/** The views of the sheep, one at a time, with the buttons that choose it and how near it is. */
export default function Stage({views, view, panels, lit, isNear, pick, look, setNear}: Props) {
  const isDrawn = lit in view.panels;
  return (
    <div className={styles.stage}>
      <div role="group" aria-label="View of the sheep" className={styles.views}>
        {views.map(({id, word}) => (
          <button
            key={id}
            type="button"
            className={clsx(styles.view, styles[id])}
            aria-pressed={id === view.id}
            onClick={() => look(id)}
          >
            {word}
          </button>
        ))}
      </div>
      {views.map((one) => (
        <figure key={one.id} className={styles.frame} data-shown={one.id === view.id}>
          <SheepMap
            view={one}
            panels={panels}
            selected={lit}
            near={isNear && one.id === view.id}
            onPick={pick}
            onWhole={() => setNear(false)}
          />
          <div className={styles.ends} aria-hidden="true">
            <span>← {one.ends[0]}</span>
            <strong>↑ up</strong>
            <span>{one.ends[1]} →</span>
          </div>
          <figcaption className={styles.caption}>{one.label}</figcaption>
        </figure>
      ))}
      <div className={styles.below}>
        {isDrawn && (
          <PillButton onClick={() => setNear(!isNear)}>
            {isNear ? 'whole view' : `closer to ${lit}`}
          </PillButton>
        )}
        {lit && !isDrawn && <p>{lit} is not seen in this view.</p>}
      </div>
    </div>
  );
}
