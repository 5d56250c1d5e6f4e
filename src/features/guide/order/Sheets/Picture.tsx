import clsx from 'clsx';
import type {MeasuredMap} from '../../model/panelFile';
import type {HangingGroup} from '../../model/types';
import Frame from '../Frame';
import styles from './styles.module.css';

interface Props {
  /** Its place on the sheets. */
  number: number;
  group: HangingGroup;
  /** All of the year's hanging order. */
  groups: HangingGroup[];
  map: MeasuredMap;
  /** Whether it has the room of two. */
  wide: boolean;
  /** Whether it comes down; else it goes up. */
  down: boolean;
  /** Whether nobody has written down how it comes down. */
  stop: boolean;
}

/** A frame of a sheet: its number, which way it goes, the sheep, and the names in their order. */
export default function Picture({number, group, groups, map, wide, down, stop}: Props) {
  const {panels, ordered} = group;
  const inOrder = down ? [...panels].reverse() : panels;
  return (
    <li className={clsx(styles.picture, wide && styles.wide)}>
      <p className={styles.head}>
        <strong>
          {number}
          {!ordered && ' ?'}
        </strong>
        <span aria-hidden="true">{down ? '↓' : '↑'}</span>
        {stop && <strong className={styles.stop}>STOP</strong>}
      </p>
      <Frame group={group} groups={groups} map={map} wide={wide} onBehind />
      {ordered && <p className={styles.names}>{inOrder.join(' → ')}</p>}
    </li>
  );
}
