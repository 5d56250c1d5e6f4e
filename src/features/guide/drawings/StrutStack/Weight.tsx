import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing from '../Drawing';
import strokes from '../strokes.module.css';
import Bus from './Bus';
import {boot, sole, weightSize} from './geometry';

const places = [
  {x: 62, words: 'end: OK', mark: 'M-12 -64L-4 -54L14 -74'},
  {x: 166, words: 'middle: NEVER', mark: 'M-26 -52L34 8M34 -52L-26 8'},
  {x: 280, words: 'end: OK', mark: 'M-12 -64L-4 -54L14 -74'},
];

/** Where a foot may stand on a strut: at its ends, and never between. */
export default function Weight(): ReactNode {
  return (
    <Drawing
      title="Where a strut carries weight"
      description="A boot at either end of a strut has a check mark. A boot in its middle is crossed out."
      {...weightSize}
    >
      <Bus bottom={168} name={40} />
      <rect x={30} y={112} width={288} height={20} rx={5} className={strokes.paper} />
      <circle cx={302} cy={122} r={5} className={strokes.solid} />
      <circle cx={44} cy={122} r={5} className={strokes.solid} />
      {places.map(({x, words, mark}) => (
        <g key={x} transform={`translate(${x} 111)`}>
          <path d={boot} className={strokes.paper} />
          <path d={sole} className={strokes.solid} />
          <path d={mark} className={strokes.heavy} />
          <text x={4} y={46} className={clsx(strokes.middle, strokes.strong)}>
            {words}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
