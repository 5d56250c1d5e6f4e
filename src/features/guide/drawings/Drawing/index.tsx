import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What it shows, in a few words. */
  title: string;
  /** What can be learned from it, for those who do not see it. */
  description: string;
  /** Size of the grid that it is drawn on; one unit is one pixel on a phone. */
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
}

/** One line drawing with its name and description; it grows with the room it is given. */
export default function Drawing({
  title,
  description,
  width,
  height,
  className,
  children,
}: Props): ReactNode {
  const id = useId();
  return (
    <svg
      className={clsx(styles.drawing, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{description}</desc>
      {children}
    </svg>
  );
}
