import type {ReactNode} from 'react';
import clsx from 'clsx';
import Badge from '../Badge';
import Drawing from '../Drawing';
import Figure from '../Figure';
import strokes from '../strokes.module.css';
import * as shape from './geometry';
import styles from './styles.module.css';

/** The words for the numbers in a drawing, in their order. */
function Legend({items}: {items: readonly string[]}) {
  return (
    // The role stays although the numbers are drawn by the stylesheet: Safari drops it otherwise.
    <ol className={styles.legend} role="list">
      {items.map((item) => (
        <li key={item} className={styles.item}>
          {item}
        </li>
      ))}
    </ol>
  );
}

interface CalloutProps {
  /** The number that the legend explains. */
  number: number;
  /** Where the number stands. */
  at: readonly [x: number, y: number];
  /** The end of the line that leads to the thing itself. */
  to: readonly [x: number, y: number];
}

/** A number in a ring, with a line to what it names. */
function Callout({number, at: [x, y], to}: CalloutProps): ReactNode {
  return (
    <g>
      <path d={`M${x} ${y}L${to.join(' ')}`} />
      <circle cx={x} cy={y} r={13} className={strokes.paper} />
      <text x={x} y={y} dy="0.36em" className={clsx(strokes.middle, strokes.strong)}>
        {number}
      </text>
    </g>
  );
}

const TITLE = 'How to read the label of a panel';
const DESCRIPTION = `Panel 17D is a triangle with a label at each of its three edges. The label at its
upper edge is shown enlarged: 17D in large letters, Primary Mount below it, a dot with the letter D,
16D at the top, and an arrow that points up.`;
const WORDS = [
  'the name of this panel',
  'its section of the sheep',
  'its side: red dot with D for party, green dot with P for business',
  'its neighbor at this edge: 16D goes here',
  'this way is up',
];

const bold = clsx(strokes.middle, strokes.strong);

function Panel() {
  return (
    <>
      <path d={shape.panel} className={strokes.paper} />
      <path d={shape.around} className={strokes.gone} />
      {shape.neighbors.map(({name, x, y}) => (
        <text key={name} x={x} y={y} className={bold}>
          {name}
        </text>
      ))}
      {shape.stickers.map(({name, x, y}) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <rect x={-25} y={-13} width={50} height={26} rx={3} className={strokes.paper} />
          <rect x={-25} y={-13} width={50} height={26} rx={3} className={strokes.gold} />
          <path d="M-16 7V-7M-20 -3L-16 -7L-12 -3" />
          <text x={7} dy="0.36em" className={clsx(strokes.middle, styles.sticker)}>
            {name}
          </text>
        </g>
      ))}
    </>
  );
}

function EnlargedLabel() {
  return (
    <>
      <path d={shape.zoom} />
      <rect {...shape.label} rx={10} className={strokes.paper} />
      <rect {...shape.label} rx={10} className={strokes.gold} />
      <text x={164} y={262} className={clsx(bold, styles.neighbor)}>
        16D
      </text>
      <text x={164} y={328} className={clsx(bold, styles.name)}>
        17D
      </text>
      <text x={172} y={372} className={clsx(strokes.middle, styles.section)}>
        Primary Mount
      </text>
      <Badge x={250} y={310} letter="D" crew="party" radius={17} />
      <path d="M72 378V336M60 348L72 336L84 348" className={strokes.heavy} />
      <Callout number={1} at={[15, 310]} to={[108, 310]} />
      <Callout number={2} at={[313, 366]} to={[246, 366]} />
      <Callout number={3} at={[313, 310]} to={[267, 310]} />
      <Callout number={4} at={[313, 256]} to={[190, 256]} />
      <Callout number={5} at={[15, 360]} to={[62, 360]} />
    </>
  );
}

/**
 * What stands on the label of a panel, shown on 17D. Where each part sits on it is our choice: the
 * source names the parts, not their places.
 */
export default function PanelLabel({children}: {children?: ReactNode}): ReactNode {
  return (
    <Figure caption={children} wide>
      <div className={styles.read}>
        <Drawing title={TITLE} description={DESCRIPTION} className={styles.label} {...shape.size}>
          <Panel />
          <EnlargedLabel />
        </Drawing>
        <Legend items={WORDS} />
      </div>
    </Figure>
  );
}
