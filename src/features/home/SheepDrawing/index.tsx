import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Of what it is drawn on. */
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
}

/** A sheep as wide as its room. Decorative: hidden from screen readers. Without styles it is lines. */
export default function SheepDrawing({width, height, className, children}: Props) {
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
      {children}
    </svg>
  );
}
