import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {crews} from '../../model/crews';
import type {PanelFile, PanelInfo} from '../../model/panelFile';
import type {HangingGroup, StrutGroup, CrewId} from '../../model/types';
import CrewMark from '../PanelFinder/Answer/CrewMark';
import SideMark from '../PanelFinder/Answer/SideMark';
import {groupOf} from '../panelOrder';
import {strutsOf, strutText} from '../../model/struts';
import {listed} from '@site/src/text/listed';
import OrderText from '../OrderText';
import styles from './styles.module.css';

interface RowProps {
  panel: PanelInfo;
  groups: HangingGroup[];
  struts: StrutGroup[];
  /** Whether its table tells sides apart. */
  withSide: boolean;
}

/** All that is known of a panel; its name leads to the finder, as do those of its neighbors. */
function Row({panel, groups, struts, withSide}: RowProps) {
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

interface CrewProps {
  id: CrewId;
  /** Those that the crew hangs: one or more. */
  panels: PanelInfo[];
  groups: HangingGroup[];
  struts: StrutGroup[];
}

/** The panels of a crew. Where all hang on one side, the table says so once. */
function CrewTable({id, panels, groups, struts}: CrewProps) {
  const [side, ...others] = new Set(panels.map((panel) => panel.side));
  const withSide = others.length > 0;
  const columns = ['panel', 'section', ...(withSide ? ['side'] : []), 'neighbors', 'hanging order'];
  return (
    <div className={styles.frame}>
      <table className={clsx(styles.table, withSide && styles.withSide)}>
        <caption>
          <div>
            <CrewMark id={id} />
          </div>
          {side && !withSide && (
            <div>
              <SideMark side={side} />
            </div>
          )}
        </caption>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {panels.map((panel) => (
            <Row key={panel.name} {...{panel, groups, struts, withSide}} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Props {
  /** All of the year's panels.json. */
  map: PanelFile;
  /** All of its hanging order. */
  groups: HangingGroup[];
  /** All of its struts. */
  struts: StrutGroup[];
}

/**
 * Every panel in a row of its own, for screen readers and paper: a table for each crew that hangs
 * some. The row's id is the panel's name: without script a link to a panel leads to it, with script
 * the finder above answers.
 */
export default function Table({map, groups, struts}: Props) {
  const {collectAnchor} = useBrokenLinks();
  map.panels.forEach(({name}) => collectAnchor(name));
  return crews.map(({id}) => {
    const panels = map.panels.filter(({crew}) => crew === id);
    return panels.length > 0 && <CrewTable key={id} {...{id, panels, groups, struts}} />;
  });
}
