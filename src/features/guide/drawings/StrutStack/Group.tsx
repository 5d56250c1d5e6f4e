import type {ReactNode} from 'react';
import Drawing from '../Drawing';
import strokes from '../strokes.module.css';
import Bus from './Bus';
import Strut from './Strut';
import {groupSize, joint, struts} from './geometry';

/** Three struts from their painted marks on the bus to the point where they join. */
export default function Group(): ReactNode {
  return (
    <Drawing
      title="A group of three struts"
      description="Struts A, B and C start at three painted marks on the bus and meet in one point. The arrow on each points away from the bus."
      {...groupSize}
    >
      <Bus bottom={222} name={84} />
      {struts.map((strut) => (
        <Strut key={strut.name} {...strut} />
      ))}
      <circle cx={joint[0]} cy={joint[1]} r={17} className={strokes.paper} />
      <circle cx={joint[0]} cy={joint[1]} r={17} className={strokes.gold} />
      <circle cx={joint[0]} cy={joint[1]} r={5} className={strokes.solid} />
      <text x={286} y={84} className={strokes.middle}>
        joined
      </text>
      <path d="M42 34L66 14" />
      <text x={71} y={18}>
        painted mark
      </text>
      <path d="M196 192L178 160" />
      <text x={196} y={210} className={strokes.middle}>
        arrow: away from the bus
      </text>
    </Drawing>
  );
}
