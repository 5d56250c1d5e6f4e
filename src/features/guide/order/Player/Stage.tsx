import {useState} from 'react';
import clsx from 'clsx';
import {listed} from '@site/src/text/listed';
import type {HangingGroup} from '../../model/types';
import type {MapView, ViewId} from '../../panels/panelViews';
import Drawing from '../Frame/Drawing';
import sheep from '../Frame/styles.module.css';
import {namesByView} from '../frameNames';
import {stageViews} from '../stageViews';
import {panelStates, type OrderStep, type Whose} from '../steps';
import styles from './styles.module.css';

interface Props {
  whose: Whose;
  steps: readonly OrderStep[];
  at: number;
  groups: readonly HangingGroup[];
  views: readonly MapView[];
}

/** On a phone: the widths of a view that stands alone in its line and of one of two, and of a letter. */
const PHONE = {whole: 320, half: 154, readable: 12.5};

const isEnd = ({id}: MapView) => id === 'front' || id === 'rear';

/** The sheep at a step, from where its panels are seen or from where the reader wants to see it. */
export default function Stage({whose, steps, at, groups, views}: Props) {
  const [chosen, setChosen] = useState<ViewId>();
  const step = steps[at] ?? [];
  const one = views.filter(({id}) => id === chosen);
  const shown = one.length > 0 ? one : stageViews(step, whose, groups, views);
  const stateOf = panelStates(steps, at);
  const crewOf = (panel: string) => groups.find(({panels}) => panels.includes(panel))?.crew;
  const names = namesByView(
    step.flatMap(({panels}) => panels),
    shown,
    PHONE.readable,
  );
  return (
    <>
      <div className={styles.stage} data-stage data-views={shown.length}>
        {shown.map((view, i) => {
          const isHalf = isEnd(view) && shown.length > 1;
          const [, , width, height] = view.box;
          return (
            <figure key={view.id} className={clsx(styles.view, isHalf && styles.half)}>
              <svg
                viewBox={`0 0 ${width} ${height}`}
                className={sheep.sheep}
                fill="none"
                stroke="currentColor"
                role="img"
                aria-label={`${view.label} ${names[i]?.length ? `Now: ${listed(names[i])}.` : ''}`}
              >
                <Drawing
                  view={view}
                  box={view.box}
                  stateOf={stateOf}
                  crewOf={crewOf}
                  names={names[i] ?? []}
                  smallest={(PHONE.readable * width) / (isHalf ? PHONE.half : PHONE.whole)}
                />
              </svg>
              <figcaption aria-hidden="true">
                <span>← {view.ends[0]}</span>
                <strong>{view.word}</strong>
                <span>{view.ends[1]} →</span>
              </figcaption>
            </figure>
          );
        })}
      </div>
      <div role="group" aria-label="View of the sheep" className={styles.views}>
        <button
          type="button"
          className={styles.look}
          aria-pressed={!chosen}
          onClick={() => setChosen(undefined)}
        >
          follow
        </button>
        {views.map(({id, word}) => (
          <button
            key={id}
            type="button"
            className={styles.look}
            aria-pressed={id === chosen}
            onClick={() => setChosen(id)}
          >
            {word}
          </button>
        ))}
      </div>
    </>
  );
}
