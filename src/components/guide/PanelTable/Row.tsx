import type {PanelInfo} from '@site/src/lib/guide/panelFile';
import {groupOf} from '@site/src/lib/guide/panelOrder';
import type {HangingGroup} from '@site/src/lib/guide/types';
import OrderText from '../OrderText';
import SideMark from '../PanelFinder/Answer/SideMark';
import styles from './styles.module.css';

interface Props {
  panel: PanelInfo;
  groups: HangingGroup[];
  /** Whether its table tells sides apart. */
  withSide: boolean;
}

/** All that is known of a panel; its name leads to the finder, as do those of its neighbors. */
export default function Row({panel, groups, withSide}: Props) {
  const {name, section, side, neighbours} = panel;
  const group = groupOf(name, groups);
  return (
    <tr id={name} className={styles.row}>
      <th scope="row">
        <a href={`#${name}`}>{name}</a>
      </th>
      <td>{section}</td>
      {withSide && (
        <td>
          <SideMark side={side} />
        </td>
      )}
      <td>
        {neighbours.map((neighbour) => (
          <a key={neighbour} href={`#${neighbour}`}>
            {`${neighbour} `}
          </a>
        ))}
      </td>
      <td>
        {group?.ordered ? (
          <OrderText group={group} strong={name} />
        ) : (
          `${group?.section ?? section}: no order is written down.`
        )}
      </td>
    </tr>
  );
}
