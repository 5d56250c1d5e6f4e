import {Fragment} from 'react';
import {panelsText} from '../panelsText';
import type {HangingGroup} from '../../model/types';
import {usePanelsPage} from '../usePanelsPage';
import Panel from '../Panel';
import styles from './styles.module.css';

/** '14D, then 18D, then 23D', each a link to where it goes where the year has a panel finder. */
export default function PanelNames(group: HangingGroup) {
  if (!usePanelsPage()) return panelsText(group);
  return group.panels.map((name, i) => (
    <Fragment key={name}>
      {i > 0 && ' '}
      <span className={styles.one}>
        {i > 0 && group.ordered && 'then '}
        <Panel name={name} large />
        {i < group.panels.length - 1 && <span className={styles.comma}>,</span>}
      </span>
    </Fragment>
  ));
}
