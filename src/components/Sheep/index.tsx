import clsx from 'clsx';
import {polygonPoints as points} from '@site/src/lib/guide/outline';
import {ear, eyes, face, headOffset, headScale, tail, wool, type Loop} from './head';
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

function toBodyGrid(loop: number[][]): number[][] {
  const [dx, dy] = headOffset;
  return loop.map(([x = 0, y = 0]) => [x * headScale + dx, y * headScale + dy]);
}

function Facet({loop}: {loop: number[][]}) {
  return <polygon points={points(loop)} className={clsx(styles.panel, waveOf(loop))} />;
}

function Head() {
  const shapes: Loop[] = wool;
  return (
    <>
      {shapes.map((loop) => (
        <Facet key={points(loop)} loop={loop} />
      ))}
      <circle cx={eyes.far[0]} cy={eyes.far[1]} r={eyes.far[2]} className={styles.eye} />
      <circle cx={eyes.far[0] - 2} cy={eyes.far[1]} r={2.2} className={styles.pupil} />
      {face.map(({loop, shade}) => (
        <polygon key={points(loop)} points={points(loop)} className={styles[`shade${shade}`]} />
      ))}
      <circle cx={eyes.near[0]} cy={eyes.near[1]} r={eyes.near[2]} className={styles.eye} />
      <circle cx={eyes.near[0] - 2.5} cy={eyes.near[1]} r={3} className={styles.pupil} />
      <path d="M-43 19 q6 5 14 4" className={styles.mouth} />
    </>
  );
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
        <Facet key={name} loop={toBodyGrid(loop)} />
      ))}
      <Head />
      <polygon points={points(ear.outer)} className={styles.wool} />
      <polygon points={points(ear.inner)} className={styles.innerEar} />
    </svg>
  );
}
