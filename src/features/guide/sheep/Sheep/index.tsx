import clsx from 'clsx';
import {extentOf, polygonPoints as points} from '../outline';
import type {Outline, SheepView} from '../../model/panelFile';
import {inPaintOrder} from '../inPaintOrder';
import styles from './styles.module.css';

const HOOVES = ['10D', '10P', '38D', '38P'];
const WAVES = 12;

/** The wave that lights a panel: front and top first, so that light runs down the animal. */
function waveOf(outline: Outline): string | undefined {
  const [left, top, right, bottom] = extentOf([outline]);
  const step = Math.round((left + right) / 80 + (top + bottom) / 120);
  return styles[`wave${step % WAVES}`];
}

/**
 * The eye of a face and its pupil, which looks ahead.
 * @param width of the drawing: a head in its left half looks to the left
 */
export function Eye({outline, width}: {outline: Outline; width: number}) {
  const [left, top, right, bottom] = extentOf([outline]);
  const ahead = left + right < width ? left : right;
  return (
    <>
      <polygon points={points(outline)} className={styles.eye} />
      <circle
        cx={(left + right + ahead) / 3}
        cy={(top + bottom) / 2}
        r={(right - left) / 5}
        className={styles.pupil}
      />
    </>
  );
}

/** Where the curls of its head lie on the party view, and how large they are. */
const CURLS = [
  [66, 25, 7.5],
  [124, 26, 7.5],
  [75, 17, 9],
  [115, 18, 9],
  [95, 12, 10],
  [85, 15, 8.5],
  [105, 15, 8.5],
] as const;

/** What the pictures' sheep has beyond the measured one: wool on its head, and a smile. */
const Charm = () => (
  <>
    {CURLS.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} className={styles.wool} />
    ))}
    <path d="M11 103q11 6 24 -3q4 -3 4 -6" className={styles.smile} />
  </>
);

interface Props {
  /** The party view of the measured sheep. */
  view: SheepView;
  className?: string;
}

/**
 * The sheep from its party side, made of its real panels, with light running over them in slow
 * waves. Decorative: hidden from screen readers. It stands still under reduced motion, and inside
 * an element with `data-paused="true"`.
 */
export default function Sheep({view, className}: Props) {
  const {grid, panels, bare = []} = view;
  const [width = 0, height = 0] = grid;
  return (
    <svg
      className={clsx(styles.sheep, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {inPaintOrder({panels, bare}).map(({name, kind, outline}, i) => {
        if (kind === 'eye') return <Eye key={points(outline)} outline={outline} width={width} />;
        if (kind === 'face') {
          return (
            <polygon
              key={points(outline)}
              points={points(outline)}
              className={styles[`shade${i % 4}`]}
            />
          );
        }
        if (!name || HOOVES.includes(name)) {
          return (
            <polygon
              key={points(outline)}
              points={points(outline)}
              className={name ? styles.hoof : styles[kind ?? '']}
            />
          );
        }
        return (
          <polygon
            key={name}
            points={points(outline)}
            className={clsx(styles.panel, waveOf(outline))}
          />
        );
      })}
      <Charm />
    </svg>
  );
}
