import clsx from 'clsx';
import {SheepFace as Face, ear, inBodyGrid, tail, wool} from '../../guide';
import styles from './styles.module.css';

/** What a crew hangs: the crew's color, and loops of grid points by panel name. */
interface Hung {
  colour: string;
  panels: Record<string, number[][]>;
}

interface Props {
  /** The business side looks to the right. */
  side: 'party' | 'business';
  /** The panels of that side's view, by crew. */
  body: Hung[];
  /** Those of the head, as its view of the party side has them. */
  head: Hung;
}

const TINTS = 3;

const pathOf = (loops: number[][][]) =>
  loops.map((loop) => `M${loop.flat().map(Math.round).join(' ')}z`).join('');

/** A crew's panels in three tints of its color, so that each is a facet. */
function Facets({colour, loops}: {colour: string; loops: number[][][]}) {
  return (
    <g className={`crew-${colour}`}>
      {Array.from({length: TINTS}, (_, tint) => (
        <path
          key={tint}
          className={clsx(styles.panel, styles[`tint${tint}`])}
          d={pathOf(loops.filter((_loop, i) => i % TINTS === tint))}
        />
      ))}
    </g>
  );
}

/**
 * One side of the sheep, each panel in the color of the crew that hangs it; wool without a number is
 * white. Decorative: the crews' names stand beside it in words. The business side's head is the
 * mirror image of the other (the grid of both sides is 146 wide).
 */
export default function CrewSheep({side, body, head}: Props) {
  const looksRight = side === 'business';
  return (
    <svg
      className={styles.sheep}
      viewBox={looksRight ? '-10 -26 204 109' : '-48 -26 204 109'}
      width="306"
      height="163"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {body.map(({colour, panels}) => (
        <Facets key={colour} colour={colour} loops={Object.values(panels)} />
      ))}
      <g transform={looksRight ? 'matrix(-1 0 0 1 146 0)' : undefined}>
        <path className={styles.wool} d={pathOf([tail, ...wool])} />
        <Facets colour={head.colour} loops={Object.values(head.panels).map(inBodyGrid)} />
        <Face />
        <path className={styles.wool} d={pathOf([ear.outer])} />
      </g>
    </svg>
  );
}
