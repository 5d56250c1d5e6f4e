/** Ejected: where the theme labels a page with its version, ours leads to the other years too. */
import YearMenu from '@site/src/components/guide/YearMenu';
import {useYears} from '@site/src/lib/guide/useYears';

export default function DocVersionBadge() {
  return <YearMenu years={useYears()} />;
}
