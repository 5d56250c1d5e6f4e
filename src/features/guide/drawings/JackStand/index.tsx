import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing from '../Drawing';
import Figure from '../Figure';
import Frames from '../Frames';
import strokes from '../strokes.module.css';
import * as shape from './geometry';

const bold = clsx(strokes.middle, strokes.strong);

function Metal({path, at}: {path: string; at?: readonly [number, number]}) {
  const transform = at && `translate(${at.join(' ')})`;
  return (
    <g transform={transform}>
      <path d={path} className={strokes.paper} />
      <path d={path} className={strokes.gold} />
    </g>
  );
}

function FromAbove() {
  return (
    <Drawing
      title="Four jack stands, from above"
      description="The bus from above, its front at the left. A jack stand near each of its four corners, as far out as possible."
      {...shape.aboveSize}
    >
      <path d={shape.roof} className={strokes.paper} />
      <text x={186} y={101} className={bold}>
        BUS
      </text>
      <path d="M124 95H92M102 85L92 95L102 105" className={strokes.heavy} />
      <text x={43} y={101} className={strokes.middle}>
        front
      </text>
      {shape.stands.map(({x, y, name}) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect x={-10} y={-10} width={20} height={20} className={strokes.paper} />
          <rect x={-10} y={-10} width={20} height={20} className={strokes.gold} />
          {name === 'rear' && <rect x={-15} y={-15} width={30} height={30} />}
        </g>
      ))}
      <path d={shape.outward} />
      <text x={186} y={26} className={strokes.middle}>
        as far out as possible
      </text>
      <text x={186} y={178} className={strokes.middle}>
        rear two on blocks
      </text>
    </Drawing>
  );
}

function FromTheSide() {
  return (
    <Drawing
      title="A bus on its jack stands, from the side"
      description="A jack stand under the frame steel near the front. Near the rear a block, and on it a jack stand. A bottle jack between them lifts the bus an inch or two."
      {...shape.besideSize}
    >
      <path d={shape.body} className={strokes.paper} />
      <path d={shape.hood} className={strokes.paper} />
      {shape.windows.map((x) => (
        <rect key={x} x={x} y={40} width={34} height={22} rx={3} />
      ))}
      <text x={192} y={88} className={strokes.middle}>
        frame steel, 1/4&quot; or more
      </text>
      <path d="M192 94V116" />
      <path d={shape.ground} />
      <Metal path={shape.rail} />
      {shape.wheels.map((x) => (
        <g key={x}>
          <circle cx={x} cy={142} r={28} className={strokes.paper} />
          <circle cx={x} cy={142} r={10} />
        </g>
      ))}
      <Metal path={shape.jackStand(48)} at={[106, 122]} />
      <Metal path={shape.jackStand(34)} at={[290, 122]} />
      <path d={shape.block} className={strokes.solid} />
      <path d={shape.bottleJack} className={strokes.paper} />
      <path d={shape.lift} className={strokes.heavy} />
      <text x={68} y={194} className={bold}>
        jack stand
      </text>
      <text x={164} y={194} className={strokes.middle}>
        bottle jack
      </text>
      <text x={164} y={216} className={strokes.middle}>
        up an inch or two
      </text>
      <text x={324} y={194} className={clsx(strokes.end, strokes.strong)}>
        jack stand
      </text>
      <text x={324} y={216} className={clsx(strokes.end, strokes.strong)}>
        on block
      </text>
    </Drawing>
  );
}

const frames = [
  {
    drawing: <FromAbove />,
    words: 'Four jack stands under heavy frame steel, as far out as possible.',
  },
  {
    drawing: <FromTheSide />,
    words:
      'Blocks under the rear stands. Lift the bus an inch or two with the bottle jack, then lower it onto the stands.',
  },
];

/** Bus suspension off, stationary: where the jack stands go. */
export default function JackStand({children}: {children?: ReactNode}): ReactNode {
  return (
    <Figure caption={children} wide>
      <Frames frames={frames} />
    </Figure>
  );
}
