import type {ReactNode} from 'react';
import clsx from 'clsx';
import strokes from '../strokes.module.css';

interface Props {
  name: string;
  from: readonly [x: number, y: number];
  length: number;
  /** In degrees, clockwise from the right. */
  angle: number;
}

/** A strut with its painted mark on the bus, its name, and its arrow that points away. */
export default function Strut({name, from: [x, y], length, angle}: Props): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${angle})`}>
        <rect x={0} y={-10} width={length} height={20} rx={5} className={strokes.paper} />
        <path d="M112 0H166M156 -6L166 0L156 6" className={strokes.heavy} />
      </g>
      <rect x={-10} y={-14} width={12} height={28} className={strokes.paper} />
      <rect x={-10} y={-14} width={12} height={28} className={strokes.gold} />
      <g transform={`rotate(${angle}) translate(46 0) rotate(${-angle})`}>
        <circle r={15} className={strokes.paper} />
        <text dy="0.36em" className={clsx(strokes.middle, strokes.strong)}>
          {name}
        </text>
      </g>
    </g>
  );
}
