import type {DangerKind} from '../../model/types';
import styles from './styles.module.css';

/** Lines and solids inside the triangle, on a grid of 48 by 44. */
const drawings: Record<DangerKind, {solid?: string; lines?: string}> = {
  // a rock above a head
  falling: {
    solid:
      'M24 13l5 4-1.5 6h-7l-1.5-6zM24 27.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM15.5 39a8.5 4.5 0 0 1 17 0z',
  },
  // a wrench above a head
  tools: {
    solid:
      'M22.5 11.5h3v4l3.8 2.6v4.6l-2.7 1.5v-4h-5.2v4l-2.7-1.5v-4.6l3.8-2.6zM24 27.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM15.5 39a8.5 4.5 0 0 1 17 0z',
  },
  // a plate comes down on somebody
  crushing: {
    solid: 'M15.5 33.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
    lines: 'M24 14v10m-4-4 4 4 4-4M15 28.5h18M20 36.5h14',
  },
  // a weight with a ring
  weight: {
    solid: 'M18.5 26.5h11l3.5 12H15z',
    lines: 'M24 18.5a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4z',
  },
  // a bolt of lightning
  electricity: {solid: 'M26.5 13 16.5 28.5h6L20 40l12-16h-6.5z'},
  // somebody goes over an edge
  height: {
    solid: 'M10 38.5v-9h10v9zM29 16.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z',
    lines: 'M27.5 24 24 29.5l5 2 1.5 5M24 29.5l-3-4M27 25l6 1.5',
  },
};

const triangle = 'M24 3 45.5 41.5h-43z';

/** The sign of a danger, a triangle as on a building site, with a light rim for the night; its kind is said in the text beside it. */
export default function DangerSign({kind}: {kind: DangerKind}) {
  const {solid, lines} = drawings[kind];
  return (
    <svg
      className={styles.sign}
      viewBox="-1 -1 50 46"
      width="48"
      height="44"
      fill="none"
      aria-hidden="true"
      data-sign={kind}
    >
      <path d={triangle} stroke="#fff" strokeWidth="6" strokeLinejoin="round" />
      <path d={triangle} fill="#f9b934" stroke="#1e2022" strokeWidth="3" strokeLinejoin="round" />
      {solid && <path d={solid} fill="#1e2022" />}
      {lines && (
        <path
          d={lines}
          stroke="#1e2022"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
