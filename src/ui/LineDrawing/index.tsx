import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** Side of the square grid that the paths are drawn on. */
  grid: 48 | 64;
  /** The one filled part, under the lines. */
  accent: string;
  accentColour: 'gold' | 'disco';
  lines: readonly string[];
};

/** Draws lines in the colour of the text around them over one coloured accent. */
export default function LineDrawing({grid, accent, accentColour, lines}: Props) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${grid} ${grid}`}
      width={grid}
      height={grid}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path className={clsx(styles.accent, styles[accentColour])} d={accent} />
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
