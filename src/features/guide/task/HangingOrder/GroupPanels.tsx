import {useMemo} from 'react';
import type {PanelFile} from '../../model/panelFile';
import type {HangingGroup} from '../../model/types';
import PillButton from '@site/src/ui/PillButton';
import PanelNames from '../../panels/PanelNames';
import PanelWords from '../../panels/PanelWords';
import styles from './styles.module.css';

interface Props {
  group: HangingGroup;
  map: PanelFile;
  /** Whether the map shows this group. */
  lit: boolean;
  /** Lights it up, or no longer; not given where it is the only one. */
  onLight?: () => void;
}

/** The panels of a section, below its box: to follow, not to tick. */
export default function GroupPanels({group, map, lit, onLight}: Props) {
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
