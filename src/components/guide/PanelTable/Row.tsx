import type {PanelInfo} from '@site/src/lib/guide/panelFile';
import {panelOrder} from '@site/src/lib/guide/panelOrder';
import type {Figures} from '@site/src/lib/guide/types';
import OrderText from '../OrderText';
import SideMark from '../PanelFinder/Answer/SideMark';
import styles from './styles.module.css';

interface Props {
  panel: PanelInfo;
  figures: Figures;
  /** Whether its table tells sides apart. */
  withSide: boolean;
}

/** All that is known of a panel; its name leads to the finder, as do those of its neighbors. */
export default function Row({panel, figures, withSide}: Props) {
  const {name, section, side, neighbours} = panel;
  const order = panelOrder(name, figures);
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
        {order?.group.ordered ? (
          <OrderText group={order.group} strong={name} />
        ) : (
          `${order?.group.section ?? section}: no order is written down.`
        )}
      </td>
    </tr>
  );
}
