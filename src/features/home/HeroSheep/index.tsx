import clsx from 'clsx';
import drawing from './drawing.json';
import styles from './styles.module.css';

/**
 * The sheep as it stands in the pictures, panel by panel, with light running over it in twelve waves:
 * `npm run hero` in art/ draws it. It stands still under reduced motion, and inside an element with
 * `data-paused="true"`. Decorative: hidden from screen readers. Without styles it is lines.
 */
export default function HeroSheep() {
  const {width, height, shadow, layers} = drawing;
  return (
    <svg
      className={styles.sheep}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.shadow} d={shadow} />
      {layers.map(({shapes, panels}) => [
        ...shapes.map(({kind, path}) => <path key={kind} className={styles[kind]} d={path} />),
        ...panels.map(({wave, path}) => (
          <path key={path} className={clsx(styles.panel, styles[`wave${wave}`])} d={path} />
        )),
      ])}
    </svg>
  );
}
