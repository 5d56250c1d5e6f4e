import type {ReactNode} from 'react';
import clsx from 'clsx';
import Figure from '../Figure';
import Frames from '../Frames';
import Drawing from '../Drawing';
import strokes from '../strokes.module.css';
import {
  boot,
  sole,
  weightSize,
  letters,
  stack,
  stackSize,
  thread,
  groupSize,
  joint,
  struts,
} from './geometry';

interface BusProps {
  /** Where its side ends, and where its name does. */
  bottom: number;
  name: number;
}

/** The side of the bus, at the left of a drawing. */
function Bus({bottom, name}: BusProps) {
  return (
    <>
      <path d={`M10 8H30V${bottom}H10Z`} className={strokes.paper} />
      <text
        transform={`translate(25 ${name}) rotate(-90)`}
        className={clsx(strokes.end, strokes.strong)}
      >
        BUS
      </text>
    </>
  );
}

interface StrutProps {
  name: string;
  from: readonly [x: number, y: number];
  length: number;
  /** In degrees, clockwise from the right. */
  angle: number;
}

/** A strut with its painted mark on the bus, its name, and its arrow that points away. */
function Strut({name, from: [x, y], length, angle}: StrutProps): ReactNode {
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

/** Three struts from their painted marks on the bus to the point where they join. */
function Group(): ReactNode {
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

/** The joint from its side: what lies on what along the bolt. */
function Stack(): ReactNode {
  return (
    <Drawing
      title="The joint, seen from the side"
      description="From below: head of the bolt, washer, strut A, strut B, strut C, washer, nut. The bolt points up and comes out past the nut."
      {...stackSize}
    >
      {stack.map(({name, at: [x, y], path}, index) => (
        <g key={`${name} ${index}`}>
          <path d={path} className={strokes.paper} />
          {!name.startsWith('strut') && <path d={path} className={strokes.gold} />}
          <path d={`M${x} ${y}H178`} />
          <text x={184} y={y} dy="0.36em" className={strokes.strong}>
            {name}
          </text>
        </g>
      ))}
      <path d={thread} />
      {letters.map(({letter, y}) => (
        <text
          key={letter}
          x={105}
          y={y}
          dy="0.36em"
          className={clsx(strokes.middle, strokes.strong)}
        >
          {letter}
        </text>
      ))}
      <path d="M40 92V34M28 46L40 34L52 46" className={strokes.heavy} />
      <text x={40} y={24} className={clsx(strokes.middle, strokes.strong)}>
        UP
      </text>
      <path d="M14 129L8 139L18 149L14 159M14 163L8 173L18 183L14 193M14 197L8 207L18 217L14 227" />
    </Drawing>
  );
}

const places = [
  {x: 62, words: 'end: OK', mark: 'M-12 -64L-4 -54L14 -74'},
  {x: 166, words: 'middle: NEVER', mark: 'M-26 -52L34 8M34 -52L-26 8'},
  {x: 280, words: 'end: OK', mark: 'M-12 -64L-4 -54L14 -74'},
];

/** Where a foot may stand on a strut: at its ends, and never between. */
function Weight(): ReactNode {
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

const frames = [
  {drawing: <Group />, words: 'Three struts make a group. Their arrows point away from the bus.'},
  {
    drawing: <Stack />,
    words: 'A lowest, then B, then C. The bolt comes from below, through a washer on each side.',
  },
  {drawing: <Weight />, words: 'Weight at the ends only. Never in the middle.'},
];

/** How three struts join, and where they carry weight. */
export default function StrutStack({children}: {children?: ReactNode}): ReactNode {
  return (
    <Figure caption={children} wide>
      <Frames frames={frames} />
    </Figure>
  );
}
