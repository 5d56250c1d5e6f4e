import {useId} from 'react';
import clsx from 'clsx';
import type {MeasuredPanel} from '../../geometry/measure';
import type {CrewId} from '../../model/types';
import {polygonPoints} from '../../sheep/outline';
import crewFills from '../../sheep/crewFills.module.css';
import {LENGTH, NAME} from './layout';
import {drawnAt, scaleToFit} from './scale';
import styles from './styles.module.css';

interface Props {
  panel: MeasuredPanel;
  crew: CrewId;
  /** Pixels for an inch; as large as its drawing has room for when not given. */
  scale?: number;
  /** Writes a length in inches. */
  inWords: (inches: number) => string;
}

/** What a phone's card has for the shape and its words beside the arrow, in pixels; and around it all. */
const ROOM = {width: 244, height: 300};
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
  const pixels = scale ?? scaleToFit([panel], ROOM, inWords);
  const {place, edges, labels, box: around} = drawnAt(panel, pixels, inWords);
  const [x, y, width, height] = around;
  const middle = y + height / 2;
  const words = edges.map(
    ({length, neighbor, direction}) =>
      `${direction} ${inWords(length)}${neighbor ? ` to ${neighbor}` : ''}`,
  );
  const box = [x - ARROW - MARGIN, y - MARGIN, width + ARROW + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <svg
      className={clsx(styles.shape, !scale && styles.alone)}
      viewBox={box.join(' ')}
      width={box[2]}
      height={box[3]}
      fontSize={LENGTH}
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
              <tspan
                x={label.x}
                dy="-0.15em"
                fontSize={`${NAME / LENGTH}em`}
                className={styles.name}
              >
                {label.name}
              </tspan>
            )}
            <tspan x={label.x} dy={label.name ? '1.1em' : '0.35em'}>
              {label.length}
            </tspan>
          </text>
        </g>
      ))}
      <path d={`M${x - ARROW / 2} ${middle + 24}v-48m-11 13l11 -13l11 13`} className={styles.up} />
      <text x={x - ARROW / 2} y={middle + 44} className={styles.label}>
        up
      </text>
    </svg>
  );
}
