import {useMemo} from 'react';
import clsx from 'clsx';
import {listed} from '@site/src/text/listed';
import type {MeasuredMap} from '../../../model/panelFile';
import type {HangingGroup} from '../../../model/types';
import {mapViews, type MapView} from '../../../panels/panelViews';
import {letterOf, type ViewId} from '../../../panels/viewWords';
import Drawing from '../../Frame/Drawing';
import sheep from '../../Frame/styles.module.css';
import {namesIn} from '../../frameNames';
import {stageViews} from '../../stageViews';
import {orderSteps, panelStates, type Whose} from '../../steps';
import ViewLine from '../../ViewLine';
import styles from './styles.module.css';

/** Which step is shown, and from where. */
export interface Shown {
  whose: Whose;
  at: number;
  /** The view that the reader wants to see; else they follow the step. */
  chosen?: ViewId;
}

/** What lies at an end of a view, and its mark, D or P. */
function End({word}: {word: string}) {
  const mark = letterOf(word);
  if (!mark) return word;
  return (
    <>
      <span className={styles.word}>{word}</span>
      <span className={styles.mark}>{mark}</span>
    </>
  );
}

interface Props extends Shown {
  /** All of the year's hanging order. */
  groups: readonly HangingGroup[];
  /** The measured sheep. */
  map: MeasuredMap;
}

/** On a phone: the widths of a view that stands alone in its line and of one of two, and of a letter. */
const PHONE = {whole: 302, half: 145, readable: 12.5};

/** More names than this are a heap on an end of the sheep that shares its line. */
const FEW = 5;

const isEnd = ({id}: MapView) => id === 'front' || id === 'rear';

/** The sheep at a step, from where its panels are seen or from where the reader wants to see it. */
export default function Pictures({whose, at, chosen, groups, map}: Props) {
  const views = useMemo(() => mapViews(map), [map]);
  const steps = orderSteps(groups, whose);
  const step = steps[at] ?? [];
  const one = views.filter(({id}) => id === chosen);
  const shown = one.length > 0 ? one : stageViews(step, whose, groups, views);
  const stateOf = panelStates(steps, at);
  const crewOf = (panel: string) => groups.find(({panels}) => panels.includes(panel))?.crew;
  const now = step.flatMap(({panels}) => panels);
  const isFull = (view: MapView) => isEnd(view) && namesIn(now, view).length > FEW;
  const isHalf = (view: MapView) => isEnd(view) && shown.length > 1 && !isFull(view);
  const smallestIn = (view: MapView) =>
    (PHONE.readable * view.box[2]) / (isHalf(view) ? PHONE.half : PHONE.whole);
  return (
    <div
      className={styles.stage}
      data-stage
      data-views={shown.length}
      data-full={(shown.length > 1 && shown.some(isFull)) || undefined}
    >
      {shown.map((view) => {
        const names = namesIn(now, view);
        const [, , width, height] = view.box;
        return (
          <figure
            key={view.id}
            className={clsx(styles.view, isHalf(view) && styles.half, isEnd(view) && styles.end)}
          >
            <svg
              viewBox={`0 0 ${width} ${height}`}
              className={sheep.sheep}
              fill="none"
              stroke="currentColor"
              role="img"
              aria-label={`${view.label} ${names.length > 0 ? `Now: ${listed(names)}.` : ''}`}
            >
              <Drawing
                view={view}
                box={view.box}
                stateOf={stateOf}
                crewOf={crewOf}
                names={names}
                smallest={smallestIn(view)}
              />
            </svg>
            <ViewLine
              left={<End word={view.ends[0]} />}
              right={<End word={view.ends[1]} />}
              aria-hidden="true"
            >
              {view.word}
            </ViewLine>
          </figure>
        );
      })}
    </div>
  );
}
