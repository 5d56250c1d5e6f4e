/** Ejected: ours says in plain words which year this is, and leads to the same page of this year. */
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {OldYear, useYears} from '@site/src/features/guide';

export default function DocVersionBanner() {
  const {label, banner} = useDocsVersion();
  const {metadata} = useDoc();
  const now = useYears().find((year) => year.now);
  if (banner !== 'unmaintained' || !now) return null;
  return <OldYear id={metadata.id} year={label} now={now} />;
}
