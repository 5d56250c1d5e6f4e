import type {Hardware} from '../../model/types';
import {inches} from '../../../../text/inches';
import Head from './Head';
import Lengths from './Lengths';
import Ruler from './Ruler';
import styles from './styles.module.css';
import {CHART, CM, INCH, LONGEST, px, ZERO} from './units';

interface BoltProps {
  /** Middle of the bolt, in CSS pixels. */
  x: number;
  /** Thickness as printed on the box: '1/2"'. */
  size: string;
  /** Thickness, and width of the head across its flats, in inches. */
  thickness: number;
  flats: number;
}

/** Height of a hex head, as a share of the thickness. */
const HEAD = 0.65;

/** A bolt from the side in its true thickness; its shank is as long as the ruler. */
function Bolt({x, size, thickness, flats}: BoltProps) {
  const [shank, head] = [thickness * INCH, flats * INCH];
  const label = ZERO + 0.75 * INCH;
  return (
    <g>
      <rect
        x={px(x - head / 2)}
        y={px(ZERO - thickness * HEAD * INCH)}
        width={head}
        height={px(thickness * HEAD * INCH)}
      />
      <rect x={px(x - shank / 2)} y={ZERO} width={shank} height={LONGEST * INCH} data-bolt={size} />
      <text className={styles.size} transform={`translate(${px(x + 5)} ${label}) rotate(-90)`}>
        {size}
      </text>
    </g>
  );
}

interface CheckProps {
  x: number;
  /** In CSS pixels. */
  length: number;
  /** What it should measure: '5 inches'. */
  text: string;
}

/** A line to hold a ruler to: shows whether the paper was printed at its true size. */
function CheckLine({x, length, text}: CheckProps) {
  const end = px(ZERO + length);
  return (
    <g>
      <line x1={x} x2={x} y1={ZERO} y2={end} className={styles.check} data-check={text} />
      <path d={`M${x - 6} ${ZERO}h12M${x - 6} ${end}h12`} className={styles.check} />
      <text className={styles.small} transform={`translate(${x - 6} ${px(end - 12)}) rotate(-90)`}>
        this line is {text} long
      </text>
    </g>
  );
}

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
    <div className="scrolls-sideways" role="region" aria-label={label} tabIndex={0}>
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
