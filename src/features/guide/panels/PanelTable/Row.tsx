import type {PanelInfo} from '../../model/panelFile';
import {groupOf} from '../panelOrder';
import {strutsOf, strutText} from '../../model/struts';
import type {HangingGroup, StrutGroup} from '../../model/types';
import {listed} from '@site/src/text/listed';
import OrderText from '../OrderText';
import SideMark from '../PanelFinder/Answer/SideMark';
import styles from './styles.module.css';

interface Props {
  panel: PanelInfo;
  groups: HangingGroup[];
  struts: StrutGroup[];
  /** Whether its table tells sides apart. */
  withSide: boolean;
}

/** All that is known of a panel; its name leads to the finder, as do those of its neighbors. */
export default function Row({panel, groups, struts, withSide}: Props) {
  const {name, section, side, neighbours} = panel;
  const group = groupOf(name, groups);
  const own = strutsOf(name, struts);
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
        {own.length > 0 && ` It hangs on struts ${listed(own.map(strutText))}.`}
      </td>
    </tr>
  );
}
