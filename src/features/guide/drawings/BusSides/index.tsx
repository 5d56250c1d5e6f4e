import type {ReactNode} from 'react';
import clsx from 'clsx';
import Badge from '../Badge';
import Drawing from '../Drawing';
import Figure from '../Figure';
import strokes from '../strokes.module.css';
import * as shape from './geometry';

const DESCRIPTION = `The front is at the top. Left in the picture: the Party Crew, letter D, red,
on the driver side, which is left and port. Right: the Business Crew, letter P, green, on the
passenger side, which is right and starboard. At the front (face, head and neck, letter F) and at
the rear (letter R): the Head & Hind Crew, blue.`;

interface SideProps {
  x: number;
  crew: 'party' | 'business';
  letter: string;
  names: string[];
}

/** What a side of the bus is called, from its crew down to its sailors' name. */
function SideNames({x, crew, letter, names}: SideProps) {
  return (
    <g>
      <Badge x={x} y={216} letter={letter} crew={crew} radius={18} />
      {names.map((name, index) => (
        <text
          key={name}
          x={x}
          y={262 + index * 21}
          className={clsx(strokes.middle, index < 2 && strokes.strong)}
        >
          {name}
        </text>
      ))}
    </g>
  );
}

function Sheep() {
  return (
    <>
      <path d={shape.side} className={clsx(strokes.party, strokes.tint)} />
      <path
        d={shape.side}
        transform={shape.mirrorImage}
        className={clsx(strokes.business, strokes.tint)}
      />
      <path d={shape.side} />
      <path d={shape.side} transform={shape.mirrorImage} />
      <path d={shape.facets} />
      <path d={shape.facets} transform={shape.mirrorImage} />
      {[...shape.ears, shape.head, shape.rear, shape.tail].map((path) => (
        <g key={path}>
          <path d={path} className={strokes.paper} />
          <path d={path} className={clsx(strokes.headAndHind, strokes.tint)} />
        </g>
      ))}
      <path d={shape.face} className={strokes.paper} />
      {shape.eyes.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={2.5} className={strokes.solid} />
      ))}
    </>
  );
}

/** The bus, with its driver where the driver sits: front left. */
function Bus() {
  return (
    <>
      <path d={shape.hood} className={strokes.paper} />
      <path d={shape.hood} className={strokes.gold} />
      <rect {...shape.bus} rx={8} className={strokes.paper} />
      <rect {...shape.bus} rx={8} className={strokes.gold} />
      <path d="M130 188H198" />
      <ellipse cx={144} cy={201} rx={11} ry={5} />
      <circle cx={144} cy={217} r={8} className={strokes.solid} />
      <text x={164} y={244} className={strokes.middle}>
        driver
      </text>
      <text x={164} y={316} className={clsx(strokes.middle, strokes.strong)}>
        bus
      </text>
    </>
  );
}

/** Which crew works on which side of the bus, and what each side is called. */
export default function BusSides({children}: {children?: ReactNode}): ReactNode {
  return (
    <Figure caption={children}>
      <Drawing
        title="The crews' sides of the bus, from above"
        description={DESCRIPTION}
        {...shape.size}
      >
        <Sheep />
        <Bus />
        <Badge x={89} y={26} letter="F" crew="headAndHind" />
        <text x={112} y={18} className={strokes.strong}>
          Head & Hind Crew
        </text>
        <text x={112} y={40}>
          face, head, neck
        </text>
        <path d="M40 122V70M28 84L40 70L52 84" className={strokes.heavy} />
        <text x={40} y={146} className={clsx(strokes.middle, strokes.strong)}>
          FRONT
        </text>
        <SideNames
          x={45}
          crew="party"
          letter="D"
          names={['Party', 'Crew', 'driver', 'left', 'port']}
        />
        <SideNames
          x={284}
          crew="business"
          letter="P"
          names={['Business', 'Crew', 'passenger', 'right', 'starboard']}
        />
        <Badge x={89} y={458} letter="R" crew="headAndHind" />
        <text x={112} y={452} className={strokes.strong}>
          Head & Hind Crew
        </text>
        <text x={112} y={472}>
          rear
        </text>
        <text x={40} y={420} className={clsx(strokes.middle, strokes.strong)}>
          REAR
        </text>
      </Drawing>
    </Figure>
  );
}
