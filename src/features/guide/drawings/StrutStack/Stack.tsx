import type {ReactNode} from 'react';
import clsx from 'clsx';
import Drawing from '../Drawing';
import strokes from '../strokes.module.css';
import {letters, stack, stackSize, thread} from './geometry';

/** The joint from its side: what lies on what along the bolt. */
export default function Stack(): ReactNode {
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
          <path d={`M${x} ${y}H190`} />
          <text x={196} y={y} dy="0.36em" className={strokes.strong}>
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
