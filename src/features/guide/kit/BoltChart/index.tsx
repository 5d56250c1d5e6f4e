import type {Hardware} from '../../model/types';
import {inches} from '../../../../text/inches';
import Bolt from './Bolt';
import CheckLine from './CheckLine';
import Head from './Head';
import Lengths from './Lengths';
import Ruler from './Ruler';
import styles from './styles.module.css';
import {CHART, CM, INCH} from './units';

export interface Wrench {
  /** Thickness of the bolt: '1/2"'. */
  bolt: string;
  /** The wrenches that fit, inches first: '3/4" or 19 mm'. */
  wrench: string;
}

interface Props {
  label: string;
  wrenches: readonly Wrench[];
  /** Its lengths are marked beside the ruler. */
  hardware: readonly Hardware[];
}

/** Where the first bolt's head begins, and the gap between heads. */
const BOLTS = {left: 120, gap: 20};
/** Middle of the heads seen from above, and how far apart they are. */
const HEADS = {x: 562, first: 84, step: 104};

/** Middle of a bolt: right of all those before it. */
const middleOf = (i: number, flats: readonly number[]) =>
  flats.slice(0, i).reduce((x, width) => x + width * INCH + BOLTS.gap, BOLTS.left) +
  ((flats[i] ?? 0) * INCH) / 2;

/**
 * Bolts to lay beside their picture: thickness, head and length in their true size when printed at
 * 100%, with lines that tell whether it was.
 * @throws when a wrench or a bolt names no size in inches
 */
export default function BoltChart({label, wrenches, hardware}: Props) {
  const bolts = wrenches.map(({bolt, wrench}) => ({
    size: bolt,
    wrench,
    thickness: inches(bolt),
    flats: inches(wrench),
  }));
  const flats = bolts.map((bolt) => bolt.flats);
  return (
    <div className={styles.frame} role="region" aria-label={label} tabIndex={0}>
      <svg
        className={styles.chart}
        width={`${CHART.width / INCH}in`}
        height={`${CHART.height / INCH}in`}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        role="img"
        aria-label={`${label}: bolts of ${wrenches.map(({bolt}) => bolt).join(', ')} in their true size, a ruler of 8 inches, and lines of 5 inches and 10 cm to check the print`}
      >
        <Ruler />
        {bolts.map((bolt, i) => (
          <Bolt key={bolt.size} x={middleOf(i, flats)} {...bolt} />
        ))}
        {bolts.map((bolt, i) => (
          <Head key={bolt.size} x={HEADS.x} y={HEADS.first + i * HEADS.step} {...bolt} />
        ))}
        <Lengths hardware={hardware} from={112} to={390} />
        <CheckLine x={640} length={5 * INCH} text="5 inches" />
        <CheckLine x={664} length={10 * CM} text="10 cm" />
      </svg>
    </div>
  );
}
