import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {PanelFile, PanelInfo} from '@site/src/lib/guide/panelFile';
import {panelOrder} from '@site/src/lib/guide/panelOrder';
import type {Figures} from '@site/src/lib/guide/types';
import OrderText from '../OrderText';
import CrewMark from '../PanelFinder/Answer/CrewMark';
import SideMark from '../PanelFinder/Answer/SideMark';
import styles from './styles.module.css';

function Row({panel, figures}: {panel: PanelInfo; figures: Figures}) {
  const {name, section, side, crew, neighbours} = panel;
  const order = panelOrder(name, figures);
  return (
    <tr id={name} className={styles.row}>
      <th scope="row">
        <a href={`#${name}`}>{name}</a>
      </th>
      <td>{section}</td>
      <td>
        <SideMark side={side} />
      </td>
      <td>
        <CrewMark id={crew} />
      </td>
      <td>
        {neighbours.map((neighbour, i) => (
          <span key={neighbour}>
            {i > 0 && <span className={styles.comma}>, </span>}
            <a href={`#${neighbour}`}>{neighbour}</a>
          </span>
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

/**
 * Every panel in a row of its own, for screen readers and paper. The row's id is the panel's name:
 * without script a link to a panel leads to it, with script the finder above answers.
 */
export default function PanelTable({map, figures}: {map: PanelFile; figures: Figures}) {
  const {collectAnchor} = useBrokenLinks();
  map.panels.forEach(({name}) => collectAnchor(name));
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['panel', 'section', 'side', 'crew', 'neighbors', 'hanging order'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.panels.map((panel) => (
            <Row key={panel.name} panel={panel} figures={figures} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
