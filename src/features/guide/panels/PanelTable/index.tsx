import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import chapter from '../../edition/CrewHeading/styles.module.css';
import CrewLetter from '../../edition/CrewLetter';
import {crewClass, crews} from '../../model/crews';
import type {MeasuredMap, PanelInfo} from '../../model/panelFile';
import type {HangingGroup, StrutGroup, CrewId} from '../../model/types';
import SideMark from '../PanelFinder/Answer/SideMark';
import {measurePanels, type MeasuredPanel} from '../../geometry/measure';
import {groupOf} from '../../model/panelOrder';
import {strutsOf, strutText} from '../../model/struts';
import {feet} from '@site/src/text/feet';
import {listed} from '@site/src/text/listed';
import OrderText from '../OrderText';
import {placeText} from '../panelsText';
import PanelOutline from '../PanelOutline';
import TopCorner from '../TopCorner';
import Jumps from './Jumps';
import {firstOfTens, placeId} from './places';
import styles from './styles.module.css';

/** How long the edge to a neighbor is. */
const lengthTo = (neighbor: string, measured?: MeasuredPanel) =>
  (measured?.edges ?? [])
    .filter((edge) => edge.neighbor === neighbor)
    .map(({length}) => feet(length))
    .join(' and ');

/** An order is written out once, at the panel that begins it; the others say what they hang between. */
function InOrder({group, name}: {group: HangingGroup; name: string}) {
  if (group.panels[0] === name) return <OrderText group={group} strong={name} />;
  return placeText(group, name);
}

interface RowProps {
  panel: PanelInfo;
  measured?: MeasuredPanel;
  groups: HangingGroup[];
  struts: StrutGroup[];
  /** Whether its table tells sides apart. */
  withSide: boolean;
  /** Whether one can jump to it. */
  isFirst: boolean;
}

/** All that is known of a panel; its name leads to the finder, as do those of its neighbors. */
function Row({panel, measured, groups, struts, withSide, isFirst}: RowProps) {
  const {name, section, side, crew, neighbours} = panel;
  const group = groupOf(name, groups);
  const own = strutsOf(name, struts);
  return (
    <tr id={name} className={styles.row}>
      <th scope="row">
        <a href={`#${name}`}>{name}</a>
        {measured && <PanelOutline panel={measured} crew={crew} className={styles.outline} />}
      </th>
      <td id={isFirst ? placeId(name) : undefined}>{section}</td>
      {withSide && (
        <td>
          <SideMark side={side} />
        </td>
      )}
      <td>
        {neighbours.map((neighbour) => (
          <span key={neighbour} className={styles.edge}>
            <a href={`#${neighbour}`}>{neighbour}</a>
            {` ${lengthTo(neighbour, measured)} `}
          </span>
        ))}
      </td>
      <td>
        <div className={styles.order}>
          <div>
            {group?.ordered ? (
              <InOrder group={group} name={name} />
            ) : (
              `${group?.section ?? section}: no order is written down.`
            )}
            {own.length > 0 && ` It hangs on struts ${listed(own.map(strutText))}.`}{' '}
          </div>
          {measured && (
            <div>
              <TopCorner short highest={measured.highest} height={feet(measured.highest)} />
            </div>
          )}
        </div>
      </td>
    </tr>
  );
}

interface CrewProps {
  id: CrewId;
  /** Its name, and the word for its color. */
  name: string;
  colour?: string;
  /** Those that the crew hangs: one or more. */
  panels: PanelInfo[];
  measured: ReadonlyMap<string, MeasuredPanel>;
  groups: HangingGroup[];
  struts: StrutGroup[];
}

/** The panels of a crew. Where all hang on one side, the table says so once. */
function CrewTable({id, name, colour, panels, measured, groups, struts}: CrewProps) {
  const [side, ...others] = new Set(panels.map((panel) => panel.side));
  const withSide = others.length > 0;
  const firsts = firstOfTens(panels);
  const columns = [
    'panel',
    'section',
    ...(withSide ? ['side'] : []),
    'neighbors and edges',
    'hanging order, top corner',
  ];
  return (
    <div id={placeId(id)} className={clsx(styles.frame, crewClass(id))}>
      <table className={clsx(styles.table, withSide && styles.withSide)}>
        <caption>
          <div className={clsx(chapter.heading, styles.band)} data-chapter>
            <div>
              <CrewLetter crew={id}>
                {name} <span>({colour})</span>
              </CrewLetter>
            </div>
            {side && !withSide && (
              <div className={styles.side}>
                <SideMark side={side} />
              </div>
            )}
          </div>
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
            <Row
              key={panel.name}
              measured={measured.get(panel.name)}
              isFirst={firsts.includes(panel.name)}
              {...{panel, groups, struts, withSide}}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Props {
  /** All of the year's panels.json. */
  map: MeasuredMap;
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
export default function PanelTable({map, groups, struts}: Props) {
  const {collectAnchor} = useBrokenLinks();
  map.panels.forEach(({name}) => collectAnchor(name));
  const measured = measurePanels(map.geometry);
  const lists = crews
    .map((crew) => ({...crew, panels: map.panels.filter((panel) => panel.crew === crew.id)}))
    .filter(({panels}) => panels.length > 0);
  return (
    <div>
      <Jumps lists={lists} />
      {lists.map(({id, name, colour, panels}) => (
        <CrewTable key={id} {...{id, name, colour, panels, measured, groups, struts}} />
      ))}
    </div>
  );
}
