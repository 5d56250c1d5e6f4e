import {useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

/** Where the year that is read has its panel finder; a year from before it has none. */
export function usePanelsPage(): string | undefined {
  const {pluginId, version} = useDocsVersion();
  const year = useVersions(pluginId).find(({name}) => name === version);
  return year?.docs.find(({id}) => id === 'setup/panels')?.path;
}
