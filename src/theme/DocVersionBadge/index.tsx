/**
 * Ejected: where the theme labels a page with its version, ours leads to the other years too, and
 * has the switch for reading outdoors, so that it stands at the same place on all docs.
 */
import SunlightSwitch from '@site/src/components/SunlightSwitch';
import YearMenu from '@site/src/components/guide/YearMenu';
import {useYears} from '@site/src/lib/guide/useYears';
import styles from './styles.module.css';

export default function DocVersionBadge() {
  return (
    <div className={styles.row}>
      <YearMenu years={useYears()} />
      <SunlightSwitch />
    </div>
  );
}
