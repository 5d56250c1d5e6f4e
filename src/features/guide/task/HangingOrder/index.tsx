import {useState, useMemo} from 'react';
import type {PanelFile} from '../../model/panelFile';
import {panelsText} from '../../panels/panelsText';
import type {HangingGroup} from '../../model/types';
import {hydrateWhenVisible} from '@site/src/ui/StaticIsland/hydrateWhenVisible';
import {Points, Step, Steps} from '../Steps';
import Sizes from '../Sizes';
import PillButton from '@site/src/ui/PillButton';
import PanelNames from '../../panels/PanelNames';
import PanelWords from '../../panels/PanelWords';
import styles from './styles.module.css';

interface GroupProps {
  group: HangingGroup;
  map: PanelFile;
  /** Whether the map shows this group. */
  lit: boolean;
  /** Lights it up, or no longer; not given where it is the only one. */
  onLight?: () => void;
}

/** The panels of a section, below its box: to follow, not to tick. */
function GroupPanels({group, map, lit, onLight}: GroupProps) {
  const names = useMemo(() => new Set(map.panels.map(({name}) => name)), [map]);
  return (
    <div className={styles.panels}>
      <p>
        <PanelNames {...group} />
        <span className={styles.stop}>.</span>
        {group.note && (
          <span className={styles.note}>
            {' '}
            <PanelWords names={names}>{group.note}</PanelWords>
          </span>
        )}
      </p>
      {onLight && (
        <PillButton
          aria-pressed={lit}
          aria-label={`${group.section} on the map`}
          className={`needs-script marks-choice ${styles.light}`}
          onClick={onLight}
        >
          on the map
        </PillButton>
      )}
    </div>
  );
}

interface Props {
  groups: HangingGroup[];
  /** All of the year's panels.json: the order is shown on it, too. */
  map?: PanelFile;
}

/** Thousands of points on one page: alive only where somebody looks. */
const OrderMap = hydrateWhenVisible(() => import('../OrderMap'));

const tickOf = (index: number) => `panels-${index + 1}`;

const isOrder = (groups: HangingGroup[]) => groups.every(({ordered}) => ordered);

/** Where nobody has written down the order, sections have no number. */
const numberOf = (groups: HangingGroup[], index: number) =>
  isOrder(groups) ? String(index + 1) : undefined;

function Words({groups}: {groups: HangingGroup[]}) {
  return groups.map((group, i) => (
    <Step key={group.panels[0]} n={tickOf(i)} number={numberOf(groups, i)} hangs={group}>
      <strong>{group.section}:</strong> {panelsText(group)}.
      {group.note && (
        <>
          {' '}
          <Sizes>{group.note}</Sizes>
        </>
      )}
    </Step>
  ));
}

/**
 * The sections of the sheep in the order in which they are hung, each with a box to tick; with a map
 * it fills up as they are ticked, each panel leads to where it goes, and each section can be lit.
 */
export default function HangingOrder({groups, map}: Props) {
  const [lit, setLit] = useState<number>();
  const List = isOrder(groups) ? Steps : Points;
  if (!map) {
    return (
      <List>
        <Words groups={groups} />
      </List>
    );
  }
  return (
    <div className={styles.order}>
      <OrderMap groups={groups} map={map} lit={lit} tickOf={tickOf} />
      <List>
        {groups.map((group, i) => (
          <Step
            key={group.panels[0]}
            n={tickOf(i)}
            number={numberOf(groups, i)}
            hangs={group}
            below={
              <GroupPanels
                group={group}
                map={map}
                lit={lit === i}
                onLight={groups.length > 1 ? () => setLit(lit === i ? undefined : i) : undefined}
              />
            }
          >
            <strong>{group.section}:</strong>
          </Step>
        ))}
      </List>
    </div>
  );
}
