import type {ReactNode} from 'react';
import Figure from '../Figure';
import Fit from './Fit';
import {inches} from '../../../../text/inches';
import styles from './styles.module.css';

export interface WrenchRow {
  /** Thickness of the bolt in inches: '1/2"'. */
  bolt: string;
  /** The wrenches that fit, inches first: '3/4" or 19 mm'. */
  wrench: string;
  /** True for a wrench that a tool bin may do without. */
  optional?: boolean;
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
    <Figure caption={children}>
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
              <th scope="row">{bolt}</th>
              <td>
                {wrench.replaceAll(' mm', '\u00a0mm')}
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
