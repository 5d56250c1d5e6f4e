import type {ComponentType} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import SectionName from '../../order/SectionName';
import {panelsText} from '../../panels/panelsText';
import type {HangingGroup} from '../../model/types';
import {Points, Step, Steps} from '../Steps';
import {useTask} from '../Task/TaskContext';
import {hangingSteps, isOrder} from '../hangingSteps';
import {idOf} from '../steps';
import {useTicks} from '../ticks';
import Sizes from '../Sizes';
import PanelNames from '../../panels/PanelNames';
import PanelWords from '../../panels/PanelWords';
import styles from './styles.module.css';

interface Props {
  groups: HangingGroup[];
  /** Draws a group as a picture; years from before the sheep was measured have none. */
  frame?: ComponentType<{group: HangingGroup; ends?: boolean}>;
}

function Words({groups}: {groups: HangingGroup[]}) {
  return hangingSteps(groups).map(({n, number, group}) => (
    <Step key={n} n={n} number={number} hangs={group}>
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

/** The panels of a section, below its box: to follow, not to tick. */
function Panels(group: HangingGroup) {
  return (
    <p className={styles.panels}>
      <PanelNames {...group} />
      <span className={styles.stop}>.</span>
      {group.note && (
        <span className={styles.note}>
          {' '}
          <PanelWords names={new Set(group.panels)}>{group.note}</PanelWords>
        </span>
      )}
    </p>
  );
}

type State = 'hung' | 'now' | 'later';

/** What each group is while its order is ticked: the first that is not ticked is hung now. */
function useStates(groups: HangingGroup[]): State[] {
  const {id: task} = useTask();
  const {ticks} = useTicks(useDocsVersion().label);
  const hung = hangingSteps(groups).map(({n}) => ticks.has(idOf(task, n)));
  const next = hung.indexOf(false);
  return hung.map((isHung, i) => (isHung ? 'hung' : i === next ? 'now' : 'later'));
}

function Drawn({groups, frame: Frame}: Required<Props>) {
  const states = useStates(groups);
  return hangingSteps(groups).map(({n, number, group}, i) => (
    <Step
      key={n}
      n={n}
      number={number}
      hangs={group}
      below={
        <div className={styles.group} data-order={states[i]}>
          <div className={styles.frame}>
            <Frame group={group} ends />
          </div>
          <Panels {...group} />
        </div>
      }
    >
      <SectionName>{group.section}</SectionName>
    </Step>
  ));
}

/**
 * The sections of the sheep in the order in which they are hung, each with a box to tick and, in a
 * measured year, with its picture: what hangs by then, and what comes now. The one to hang next is
 * framed in gold and says so, those that are ticked step back. A ladder is said before the names.
 */
export default function HangingOrder({groups, frame}: Props) {
  const List = isOrder(groups) ? Steps : Points;
  if (!frame) {
    return (
      <List>
        <Words groups={groups} />
      </List>
    );
  }
  return (
    <div className={styles.order}>
      <List>
        <Drawn groups={groups} frame={frame} />
      </List>
    </div>
  );
}
