import clsx from 'clsx';
import {edgeFigure} from '../../edgeFigure';
import type {PanelLabel} from '../../types';
import type {MeasuredPanel} from '../../../geometry/measure';
import {sides} from '../../../model/panelFile';
import {qrCode} from '../../../handover/qrCode';
import {feet} from '@site/src/text/feet';
import {textWidth} from '@site/src/text/textWidth';
import styles from './styles.module.css';

/** Where things are on a label, in millimeters. */
const WIDTH = 89;
const HEIGHT = 48;

/** Baseline of the name; capitals as high as can be read from two meters and more. */
const NAME = {x: 4, y: 17.5, size: 20, width: 54, bold: 1.08};
const SECTION = {x: 4.4, y: 23};
/** The dot of the side, its letter in the middle; panels in the center have a word in its place. */
const SIDE = {
  dot: {cx: 79.5, cy: 9.5, r: 5.5},
  letter: {x: 79.5, y: 9.5},
  words: {x: 85, y: 9.5},
};
/** An arrow that points up, at the lower left. */
const ARROW = 'M7 44V28M3.5 32L7 28L10.5 32';
/** With the white around it; the code itself is 22 to 23 mm wide. */
const CODE = {x: 58.5, y: 17.5, width: 28.5};

interface Props extends PanelLabel {
  /** For what draws it once more. */
  id?: string;
  /** Its shape and lengths. */
  measured?: MeasuredPanel;
  /** Where the panel's page is; the code says it. */
  address: string;
}

/** As large as there is room for. */
const nameSize = (name: string) =>
  Math.min(NAME.size, NAME.width / (textWidth(name, 'body') * NAME.bold));

function Code({address}: {address: string}) {
  const {size, path} = qrCode(address, 'quartile');
  return (
    <path
      d={path}
      className={styles.code}
      transform={`translate(${CODE.x} ${CODE.y}) scale(${CODE.width / size})`}
      data-address={address}
    />
  );
}

/** The panel upright with this edge heavy, the neighbor's name where the neighbor goes, the length. */
function Edge({measured, neighbor}: Pick<Props, 'measured' | 'neighbor'>) {
  const figure = measured && edgeFigure(measured, neighbor);
  if (!figure) return null;
  return (
    <>
      <path d={figure.outline} />
      <path d={figure.edge} className={styles.edge} />
      <text x={figure.x} y={figure.y} dy="0.35em" className={styles.neighbor}>
        {neighbor}
      </text>
      <text x={figure.x} y={figure.lengthY} dy="0.35em" className={styles.length}>
        {feet(figure.length)}
      </text>
    </>
  );
}

/**
 * The label of one edge of a panel, in millimeters: the panel's name, its section, its side, up, its
 * neighbor at that edge and how long that is, and a code that leads to its page.
 */
export default function Label({panel, neighbor, id, measured, address}: Props) {
  const {name, section, side} = panel;
  const {letter, word} = sides[side];
  return (
    <svg
      id={id}
      className={styles.label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={`${name}, ${section}, ${word}, edge to ${neighbor}`}
      data-label={name}
    >
      <text x={NAME.x} y={NAME.y} className={styles.name} fontSize={nameSize(name)}>
        {name}
      </text>
      <text x={SECTION.x} y={SECTION.y} className={styles.words}>
        {section}
      </text>
      {letter ? (
        <>
          <circle {...SIDE.dot} className={clsx(styles.dot, styles[side])} />
          <text {...SIDE.letter} dy="0.35em" className={styles.letter}>
            {letter}
          </text>
        </>
      ) : (
        <text {...SIDE.words} dy="0.35em" className={styles.side}>
          {word}
        </text>
      )}
      <path d={ARROW} className={styles.arrow} />
      <Edge measured={measured} neighbor={neighbor} />
      <Code address={address} />
    </svg>
  );
}
