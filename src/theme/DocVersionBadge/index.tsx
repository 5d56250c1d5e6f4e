/**
 * Ejected: where the theme labels a page with its version, ours leads to the other years too, and
 * has the switch for reading outdoors, so that it stands at the same place on all docs. Between them are
 * the contents of phones and tablets, to which the theme gives a line of their own below.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Contents from '@theme-original/DocItem/TOC/Mobile';
import SunlightSwitch from '@site/src/shell/SunlightSwitch';
import {YearMenu, useYears} from '@site/src/features/guide';
import styles from './styles.module.css';

export default function DocVersionBadge() {
  const {toc, frontMatter} = useDoc();
  return (
    <div className={styles.row}>
      <YearMenu years={useYears()} />
      {!frontMatter.hide_table_of_contents && toc.length > 0 && <Contents />}
      <SunlightSwitch />
    </div>
  );
}
