import clsx from 'clsx';
import {polygonPoints as points} from '../outline';
import Face from './Face';
import {ear, inBodyGrid, tail, wool} from './head';
import styles from './styles.module.css';

type Panels = Record<string, number[][]>;

interface Props {
  /** Loops of grid points by panel name, as in the party view of the panel map. */
  body: Panels;
  /** The same for the head's view of that side. */
  head: Panels;
  className?: string;
}

const HOOVES = ['10D', '38D'];
const WAVES = 12;

/** The wave that lights a panel: front and top first, so that light runs down the animal. */
function waveOf(loop: number[][]): string | undefined {
  const x = loop.reduce((sum, point) => sum + (point[0] ?? 0), 0) / loop.length;
  const y = loop.reduce((sum, point) => sum + (point[1] ?? 0), 0) / loop.length;
  const step = Math.round((x + 45) / 13 + y / 20);
  return styles[`wave${((step % WAVES) + WAVES) % WAVES}`];
}

function Facet({loop}: {loop: number[][]}) {
  return <polygon points={points(loop)} className={clsx(styles.panel, waveOf(loop))} />;
}

/**
 * The sheep from its party side, made of its real panels, with light running over them in slow
 * waves. Decorative: hidden from screen readers. It stands still under reduced motion, and inside
 * an element with `data-paused="true"`.
 */
export default function Sheep({body, head, className}: Props) {
  return (
    <svg
      className={clsx(styles.sheep, className)}
      viewBox="-48 -26 204 112"
      width="306"
      height="168"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <polygon points={points(tail)} className={styles.wool} />
      {Object.entries(body).map(([name, loop]) =>
        HOOVES.includes(name) ? (
          <polygon key={name} points={points(loop)} className={styles.hoof} />
        ) : (
          <Facet key={name} loop={loop} />
        ),
      )}
      {Object.entries(head).map(([name, loop]) => (
        <Facet key={name} loop={inBodyGrid(loop)} />
      ))}
      {wool.map((loop) => (
        <Facet key={points(loop)} loop={loop} />
      ))}
      <Face />
      <polygon points={points(ear.outer)} className={styles.wool} />
      <polygon points={points(ear.inner)} className={styles.innerEar} />
    </svg>
  );
}
