import clsx from 'clsx';
import styles from './styles.module.css';

/** Facets of a range, left to right: shade and corners. */
type Facets = [shade: string, points: string][];

const far: Facets = [
  ['b', '-720,60 -560,140 -640,320 -720,320'],
  ['a', '-560,140 -330,48 -250,320 -640,320'],
  ['b', '-330,48 0,120 -250,320'],
  ['a', '0,120 190,40 300,320 -250,320'],
  ['b', '190,40 420,130 300,320'],
  ['a', '420,130 640,30 620,320 300,320'],
  ['b', '640,30 830,140 620,320'],
  ['a', '830,140 1090,50 1010,320 620,320'],
  ['b', '1090,50 1270,130 1010,320'],
  ['a', '1270,130 1470,60 1430,320 1010,320'],
  ['b', '1470,60 1690,140 1430,320'],
  ['a', '1690,140 1930,44 1900,320 1430,320'],
  ['b', '1930,44 2160,130 2160,320 1900,320'],
];

const near: Facets = [
  ['d', '-720,170 -420,196 -560,320 -720,320'],
  ['c', '-420,196 -180,166 -80,320 -560,320'],
  ['d', '-180,166 0,190 -80,320'],
  ['c', '0,190 260,160 420,320 -80,320'],
  ['d', '260,160 560,190 420,320'],
  ['c', '560,190 900,170 760,320 420,320'],
  ['d', '900,170 1180,186 760,320'],
  ['c', '1180,186 1460,162 1560,320 760,320'],
  ['d', '1460,162 1720,190 1560,320'],
  ['c', '1720,190 1990,164 2060,320 1560,320'],
  ['d', '1990,164 2160,184 2160,320 2060,320'],
];

/** Where pines stand and how high they are. */
const pines = [
  {x: -640, foot: 200, height: 140},
  {x: -330, foot: 200, height: 96},
  {x: -250, foot: 196, height: 132},
  {x: 36, foot: 214, height: 150},
  {x: 118, foot: 206, height: 112},
  {x: 420, foot: 186, height: 60},
  {x: 470, foot: 190, height: 84},
  {x: 1408, foot: 206, height: 160},
  {x: 1492, foot: 194, height: 112},
  {x: 1660, foot: 200, height: 92},
  {x: 1890, foot: 196, height: 136},
  {x: 1960, foot: 204, height: 104},
];

/** Three storeys, each a lit and a shaded facet. */
function Pine({x, foot, height}: {x: number; foot: number; height: number}) {
  const side = (sign: number) =>
    [0, 1, 2]
      .map((storey) => {
        const base = foot - (storey * height) / 3.6;
        const half = (height / 4.2) * (1 - storey * 0.24);
        const [top, edge, low] = [base - height / 2.1, x + sign * half, base].map(Math.round);
        return `M${x} ${top}L${edge} ${low}H${x}`;
      })
      .join('');
  return (
    <>
      <path className={styles.lit} d={side(-1)} />
      <path className={styles.dark} d={side(1)} />
    </>
  );
}

/**
 * Two ranges of faceted hills with pines on the nearer. A window shows as much of their middle as its
 * width has room for, so that no peak is cut. Decorative: not there without its styles.
 */
export default function Hills({className}: {className?: string}) {
  return (
    <svg
      className={clsx(styles.hills, className)}
      viewBox="-720 0 2880 320"
      width="0"
      height="0"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {[...far, ...near].map(([shade, points]) => (
        <polygon key={points} points={points} className={styles[shade]} />
      ))}
      {pines.map((pine) => (
        <Pine key={pine.x} {...pine} />
      ))}
    </svg>
  );
}
