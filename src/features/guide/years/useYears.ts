import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useActiveDocContext,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {yearLinks, type YearLink} from './years';

/** The ways from the page that is read to the other years. The built page knows no hash yet. */
export function useYears(): YearLink[] {
  const {pluginId} = useDocsVersion();
  const {hash} = useLocation();
  const shownHash = useIsBrowser() ? hash : '';
  return yearLinks(useVersions(pluginId), useActiveDocContext(pluginId), shownHash);
}
