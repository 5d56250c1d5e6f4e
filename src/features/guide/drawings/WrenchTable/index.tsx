import type {ReactNode} from 'react';
import Figure from '../Figure';
import {inches} from '../../../../text/inches';
import type {WrenchRow} from '../../model/types';
import Sizes from '../../task/Sizes';
import strokes from '../strokes.module.css';
import styles from './styles.module.css';

/** Pixels of an inch on the screen, the same in every row: the rows can be compared. */
const INCH = 64;

interface FitProps {
  /** Thickness of the bolt in inches. */
  bolt: number;
  /** Opening of the wrench in inches, which is the width of the bolt's head. */
  wrench: number;
}

/** The head of a bolt in the mouth of its wrench, to scale. The table beside says it in words. */
function Fit({bolt, wrench}: FitProps): ReactNode {
  const head = wrench * INCH;
  const corner = head / Math.sqrt(3);
  const hexagon = `M${corner} 0L${corner / 2} ${head / 2}H${-corner / 2}L${-corner} 0L${-corner / 2} ${-head / 2}H${corner / 2}Z`;
  const jaw = `V${head * 0.92}A${head} ${head} 0 0 1 ${-head * 0.95} ${head * 0.32}H${-head * 2}`;
  const back = `V${-head * 0.32}H${-head * 0.95}A${head} ${head} 0 0 1 ${head * 0.45} ${-head * 0.92}V${-head / 2}`;
  const opening = `M${head * 0.45} ${-head / 2}H${-head * 0.62}V${head / 2}H${head * 0.45}`;
  return (
    <svg
      className={styles.fit}
      viewBox={`${-head * 2 - 2} ${-head - 2} ${head * 2.7 + 4} ${head * 2 + 4}`}
      width={head * 2.7 + 4}
      height={head * 2 + 4}
      aria-hidden="true"
    >
      <path d={`${opening}${jaw}${back}`} className={strokes.paper} />
      <path d={hexagon} className={strokes.paper} />
      <path d={hexagon} className={strokes.gold} />
      <circle r={(bolt * INCH) / 2} strokeDasharray="4 4" />
    </svg>
  );
}

interface Props {
  rows: readonly WrenchRow[];
  children?: ReactNode;
}

/**
 * Which wrench fits which bolt, with head and wrench of each row drawn to one scale. Throws when
 * a row names no size in inches.
 */
export default function WrenchTable({rows, children}: Props): ReactNode {
  return (
    <Figure caption={children} wide>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Bolt</th>
            <th scope="col">Wrench</th>
            <th scope="col">All to one scale</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({bolt, wrench, optional}) => (
            <tr key={bolt}>
              <th scope="row">
                <Sizes>{bolt}</Sizes>
              </th>
              <td>
                <Sizes>{wrench.replaceAll(' mm', '\u00a0mm')}</Sizes>
                {optional && ' (optional)'}
              </td>
              <td>
                <Fit bolt={inches(bolt)} wrench={inches(wrench)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}
