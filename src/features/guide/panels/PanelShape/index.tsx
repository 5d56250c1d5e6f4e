import {useId} from 'react';
import clsx from 'clsx';
import type {MeasuredPanel} from '../../geometry/measure';
import type {Flat} from '../../geometry/unfold';
import type {CrewId} from '../../model/types';
import {extentOf, polygonPoints} from '../../sheep/outline';
import crewFills from '../../sheep/crewFills.module.css';
import {facingEdges} from '../facing';
import {boxAround, LENGTH, NAME, placeLabels} from './layout';
import styles from './styles.module.css';

interface Props {
  panel: MeasuredPanel;
  crew: CrewId;
  /** Pixels for an inch; as large as its drawing has room for when not given. */
  scale?: number;
  /** Writes a length in inches. */
  inWords: (inches: number) => string;
}

/** The room for the shape itself, in pixels, and around it all. */
const ROOM = 190;
const MARGIN = 6;
/** The arrow that says what is up, left of it all. */
const ARROW = 46;

/**
 * The true shape of a panel, seen from outside, up as it hangs: each edge with the neighbor across it
 * and its length, unfolded where it bends.
 */
export default function PanelShape({panel, crew, scale, inWords}: Props) {
  const id = useId();
  const outline = panel.edges.map(({from}) => from);
  const [left, top, right, bottom] = extentOf([outline]);
  const pixels = scale ?? ROOM / Math.max(right - left, bottom - top);
  const place = ([x, y]: Flat): Flat => [x * pixels, y * pixels];
  const facing = facingEdges(panel);
  const edges = facing.map((edge) => ({...edge, from: place(edge.from), to: place(edge.to)}));
  const labels = placeLabels(edges, inWords);
  const [x, y, width, height] = boxAround(edges, labels);
  const middle = y + height / 2;
  const words = facing.map(
    ({length, neighbor, direction}) =>
      `${direction} ${inWords(length)}${neighbor ? ` to ${neighbor}` : ''}`,
  );
  const box = [x - ARROW - MARGIN, y - MARGIN, width + ARROW + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <svg
      className={styles.shape}
      viewBox={box.join(' ')}
      width={box[2]}
      height={box[3]}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-labelledby={id}
    >
      <title
        id={id}
      >{`${panel.name} seen from outside, the right way up. ${words.join('; ')}.`}</title>
      <polygon
        points={polygonPoints(outline.map(place))}
        className={clsx(styles.panel, crewFills[crew])}
      />
      {panel.folds.map(({from, to}) => (
        <path
          key={from.join()}
          d={`M${place(from).join(' ')}L${place(to).join(' ')}`}
          className={styles.fold}
        />
      ))}
      {edges
        .filter(({neighbor}) => neighbor)
        .map(({from, to}) => (
          <path
            key={from.join()}
            d={`M${from.join(' ')}L${to.join(' ')}`}
            className={styles.edge}
          />
        ))}
      {labels.map(({from, ...label}) => (
        <g key={`${label.x} ${label.y}`}>
          {from && (
            <path d={`M${label.x} ${label.y}L${from.join(' ')}`} className={styles.leader} />
          )}
          <text x={label.x} y={label.y} className={styles.label}>
            {label.name && (
              <tspan x={label.x} dy="-0.15em" fontSize={NAME} className={styles.name}>
                {label.name}
              </tspan>
            )}
            <tspan x={label.x} dy={label.name ? '1.1em' : '0.35em'} fontSize={LENGTH}>
              {label.length}
            </tspan>
          </text>
        </g>
      ))}
      <path d={`M${x - ARROW / 2} ${middle + 24}v-48m-11 13l11 -13l11 13`} className={styles.up} />
      <text x={x - ARROW / 2} y={middle + 44} fontSize={LENGTH} className={styles.label}>
        up
      </text>
    </svg>
  );
}
