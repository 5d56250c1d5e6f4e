import clsx from 'clsx';
import styles from './styles.module.css';

type Props = {
  /** Side of the square grid that the paths are drawn on. */
  grid: 48 | 64;
  /** The one filled part, under the lines. */
  accent: string;
  accentColour: 'gold' | 'disco';
  lines: readonly string[];
  /** Facets under all of it, in three shades of the lines' color: neighbors stand beside each other. */
  facets?: readonly string[];
};

const SHADES = ['pale', 'middle', 'deep'] as const;

/** Draws lines in the colour of the text around them over one coloured accent, and facets. */
export default function LineDrawing({grid, accent, accentColour, lines, facets = []}: Props) {
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
      {facets.length > 0 &&
        SHADES.map((shade, i) => (
          <path
            key={shade}
            className={clsx(styles.facets, styles[shade])}
            d={facets.filter((_, nth) => nth % SHADES.length === i).join('')}
          />
        ))}
      <path className={clsx(styles.accent, styles[accentColour])} d={accent} />
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
