import {useMemo} from 'react';
import clsx from 'clsx';
import type {Outline} from '../../model/panelFile';
import type {MapView, ViewId} from '../../panels/panelViews';
import type {HangingGroup} from '../../model/types';
import type {GroupState} from './states';
import crewFills from '../../sheep/crewFills.module.css';
import styles from './styles.module.css';

interface Props {
  view: MapView;
  groups: readonly HangingGroup[];
  /** What is shown of each group. */
  states: readonly GroupState[];
  /** What is to be seen, for those who do not see it. */
  words: string;
}

const MARGIN = 2;
const LARGEST = 24;
/** Below this font size a name is left to the list. */
const READABLE = 8.5;

const SEEN: Record<ViewId, string> = {
  party: '← front',
  business: 'front →',
  head: 'head, both sides',
  front: 'from the front',
  rear: 'from the rear',
  above: 'from above',
};

const path = (outline: Outline) => `M${outline.map(([x = 0, y = 0]) => `${x} ${y}`).join('L')}Z`;

/** The panels of the task in this view, each with its group and the place of its name. */
function drawnIn({panels, names}: MapView, groups: readonly HangingGroup[]) {
  return groups.flatMap((group, index) =>
    group.panels.flatMap((name) => {
      const outline = panels[name];
      if (!outline) return [];
      const [x = 0, y = 0, size = 0] = names[name] ?? [];
      return [{name, group, index, outline, place: {x, y, size: Math.min(size, LARGEST)}}];
    }),
  );
}

/** One view of the small map: the panels of the task, and the others as one quiet shape. */
export default function OrderView({view, groups, states, words}: Props) {
  const drawn = useMemo(() => drawnIn(view, groups), [view, groups]);
  const readable = drawn.filter(({place}) => place.size >= READABLE);
  const others = Object.entries(view.panels).filter(
    ([name]) => !drawn.some((panel) => panel.name === name),
  );
  const [left, top, width, height] = view.box;
  const box = [left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <div className={clsx(styles.view, styles[view.id])}>
      <svg
        viewBox={box.join(' ')}
        className="own-colors"
        height="192"
        fill="none"
        stroke="currentColor"
        role="img"
        aria-label={`${view.label} ${words}`}
      >
        <path d={others.map(([, outline]) => path(outline)).join('')} className={styles.rest} />
        {drawn.map(({name, group, index, outline}) => (
          <path
            key={name}
            d={path(outline)}
            data-panel={name}
            data-state={states[index]}
            className={clsx(styles.panel, crewFills[group.crew], styles[states[index] ?? ''])}
          />
        ))}
        {readable.map(({name, index, place: {x, y, size}}) => (
          <text
            key={name}
            x={x}
            y={y}
            dy="0.35em"
            fontSize={size}
            className={clsx(styles.name, styles[states[index] ?? ''])}
          >
            {states[index] === 'lit' || groups.length === 1 ? (
              name
            ) : (
              <>
                <tspan className="screen-only">{index + 1}</tspan>
                <tspan className="paper-only">{name}</tspan>
              </>
            )}
          </text>
        ))}
      </svg>
      <p aria-hidden="true">{SEEN[view.id]}</p>
    </div>
  );
}
