/** Ejected: ours says in plain words which year this is, and leads to the same page of this year. */
import Link from '@docusaurus/Link';
import {useDocsVersion, useDocVersionSuggestions} from '@docusaurus/plugin-content-docs/client';
import OldYear from '@site/src/components/guide/OldYear';

export default function DocVersionBanner() {
  const {label, banner, pluginId} = useDocsVersion();
  const {latestDocSuggestion, latestVersionSuggestion} = useDocVersionSuggestions(pluginId);
  if (banner !== 'unmaintained') return null;
  const now = latestVersionSuggestion.label;
  return (
    <OldYear year={label}>
      {latestDocSuggestion ? (
        <Link to={latestDocSuggestion.path}>go to {now}</Link>
      ) : (
        <>{now} has no such page</>
      )}
    </OldYear>
  );
}
