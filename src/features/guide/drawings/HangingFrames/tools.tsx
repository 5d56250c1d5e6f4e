import clsx from 'clsx';
import strokes from '../strokes.module.css';
import * as shape from './geometry';

function Metal({paths}: {paths: readonly string[]}) {
  return paths.map((path) => (
    <g key={path}>
      <path d={path} className={strokes.paper} />
      <path d={path} className={strokes.gold} />
    </g>
  ));
}

/** The aligner pin in the hole at x. */
export function Pin({x}: {x: number}) {
  return (
    <g transform={`translate(${x} ${shape.holeY})`}>
      <Metal paths={[shape.pinAbove, shape.pinBelow]} />
    </g>
  );
}

/** The aligner pin beside the edge, on its way out. */
export function PinOut() {
  return (
    <g transform="translate(14 46)">
      <Metal paths={[shape.pinWhole]} />
      <path d="M24 4V-28M14 -18L24 -28L34 -18" className={strokes.heavy} />
    </g>
  );
}

/** Bolt, two washers and wing nut in the hole at x. */
export function Bolt({x}: {x: number}) {
  return (
    <g transform={`translate(${x} ${shape.holeY})`}>
      <Metal paths={[...shape.boltAbove, ...shape.boltBelow]} />
    </g>
  );
}

/** A vice grip on both rims at x; turned to the left it comes from the other side. */
export function ViceGrip({x, turned = false}: {x: number; turned?: boolean}) {
  return (
    <g transform={`translate(${x} 114) scale(${turned ? -0.9 : 0.9} 0.9) rotate(36)`}>
      <Metal paths={shape.viceGrip} />
    </g>
  );
}

/** Panel and neighbor with their rims on each other. */
export function Edge() {
  return (
    <>
      <path d={shape.panel} className={strokes.paper} />
      <path d={shape.neighbor} className={strokes.paper} />
      {[shape.rimTop, ...shape.rims].map((path) => (
        <path key={path} d={path} className={strokes.paper} />
      ))}
      {shape.holes.map((x) => (
        <ellipse key={x} cx={x} cy={shape.holeY} rx={4.5} ry={2.5} className={strokes.solid} />
      ))}
    </>
  );
}

/** Which is which. */
export function EdgeNames() {
  return (
    <>
      <text x={82} y={70} className={strokes.middle}>
        panel
      </text>
      <text x={82} y={144} className={strokes.middle}>
        neighbor
      </text>
    </>
  );
}

/** Zip tie, or the 1/4" set: bolt, washer, both edges, washer, wing nut. */
export function Parts() {
  return (
    <>
      <Metal paths={shape.zipTie} />
      <path d={shape.zipTieTeeth} />
      <text x={44} y={118} className={clsx(strokes.middle, strokes.strong)}>
        zip tie
      </text>
      <text x={97} y={46} className={strokes.middle}>
        or
      </text>
      <Metal paths={[...shape.bolt, ...shape.washers, shape.wingNut]} />
      <path d={shape.boltThread} />
      {shape.edges.map((path) => (
        <path key={path} d={path} className={strokes.paper} />
      ))}
      <text x={150} y={94} className={clsx(strokes.middle, strokes.strong)}>
        bolt
      </text>
      <path d="M198 30L210 18M249 30L238 18" />
      <text x={224} y={14} className={clsx(strokes.middle, strokes.strong)}>
        2 washers
      </text>
      <text x={223} y={94} className={strokes.middle}>
        edges
      </text>
      <text x={291} y={94} className={clsx(strokes.middle, strokes.strong)}>
        wing nut
      </text>
      <text x={208} y={118} className={clsx(strokes.middle, strokes.strong)}>
        1/4&quot; set
      </text>
    </>
  );
}
