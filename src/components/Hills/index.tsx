import clsx from 'clsx';
import styles from './styles.module.css';

/** Facets of one range: [shade, points], left to right. */
const far: [string, string][] = [
  ['a', '0,120 190,40 300,260 0,260'],
  ['b', '190,40 420,130 300,260'],
  ['a', '420,130 640,30 620,260 300,260'],
  ['b', '640,30 830,140 620,260'],
  ['a', '830,140 1090,50 1010,260 620,260'],
  ['b', '1090,50 1270,130 1010,260'],
  ['a', '1270,130 1440,70 1440,260 1010,260'],
];

const near: [string, string][] = [
  ['c', '0,190 260,130 420,320 0,320'],
  ['d', '260,130 560,200 420,320'],
  ['c', '560,200 900,160 760,320 420,320'],
  ['d', '900,160 1180,210 760,320'],
  ['c', '1180,210 1440,150 1440,320 760,320'],
];

/** Two ranges of faceted hills, stretched to the width they are given. Decorative. */
export default function Hills({className}: {className?: string}) {
  return (
    <svg
      className={clsx(styles.hills, className)}
      viewBox="0 0 1440 320"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {[...far, ...near].map(([shade, points]) => (
        <polygon key={points} points={points} className={styles[shade]} />
      ))}
    </svg>
  );
}
