/**
 * Ejected: where the theme labels a page with its version, ours leads to the other years too, and
 * has the switch for reading outdoors, so that it stands at the same place on all docs.
 */
import SunlightSwitch from '@site/src/shell/SunlightSwitch';
import {YearMenu, useYears} from '@site/src/features/guide';
import styles from './styles.module.css';

export default function DocVersionBadge() {
  return (
    <div className={styles.row}>
      <YearMenu years={useYears()} />
      <SunlightSwitch />
    </div>
  );
}
