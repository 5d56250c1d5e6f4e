import type {ReactNode} from 'react';
import clsx from 'clsx';
import strokes from '../strokes.module.css';

interface Props {
  /** The number that the legend explains. */
  number: number;
  /** Where the number stands. */
  at: readonly [x: number, y: number];
  /** The end of the line that leads to the thing itself. */
  to: readonly [x: number, y: number];
}

/** A number in a ring, with a line to what it names. */
export default function Callout({number, at: [x, y], to}: Props): ReactNode {
  return (
    <g>
      <path d={`M${x} ${y}L${to.join(' ')}`} />
      <circle cx={x} cy={y} r={13} className={strokes.paper} />
      <text x={x} y={y} dy="0.36em" className={clsx(strokes.middle, strokes.strong)}>
        {number}
      </text>
    </g>
  );
}
