import type {SVGProps} from 'react';
import {rounded} from '../../sheep/outline';
import {letterOf, type ViewWords} from '../../panels/viewWords';
import names from './name.module.css';
import styles from './styles.module.css';

interface Props extends SVGProps<SVGSVGElement> {
  /** Its size in inches. */
  size: readonly [number, number];
  scale: number;
  /** What lies at its left and at its right, and the size of these words. */
  ends?: ViewWords['ends'];
  smallest: number;
  /** True where its ends have room for their letters only: 'P', not 'business (P)'. */
  'data-narrow'?: boolean;
}

/** The strip of the ends, and where its words stand, in em of the names. */
const STRIP = 1.5;
const BASELINE = 1.1;
const INSET = 0.3;

/** A drawing as large as it is on a screen; below it what lies at its ends, in words. */
export default function Sheet({
  size: [width, height],
  scale,
  ends,
  smallest,
  children,
  ...rest
}: Props) {
  const whole = ends ? rounded(height + STRIP * smallest) : height;
  const places = [INSET * smallest, width - INSET * smallest];
  const words = rest['data-narrow'] ? ends?.map((word) => letterOf(word) ?? word) : ends;
  return (
    <svg
      viewBox={`0 0 ${width} ${whole}`}
      width={Math.round(width * scale)}
      height={Math.round(whole * scale)}
      className={styles.sheep}
      fill="none"
      stroke="currentColor"
      {...rest}
    >
      {children}
      {words?.map((word, i) => (
        <text
          key={word}
          x={rounded(places[i]!)}
          y={rounded(height + BASELINE * smallest)}
          fontSize={smallest}
          className={names.end}
        >
          {i === 0 ? `← ${word}` : `${word} →`}
        </text>
      ))}
    </svg>
  );
}
