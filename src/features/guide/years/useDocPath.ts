import {useDocsVersion, useVersions} from '@docusaurus/plugin-content-docs/client';

/**
 * Where the year that is read has a page; a year from before there was one has none.
 * @param id of the page, such as 'setup/panels'
 */
export function useDocPath(id: string): string | undefined {
  const {pluginId, version} = useDocsVersion();
  const year = useVersions(pluginId).find(({name}) => name === version);
  return year?.docs.find((doc) => doc.id === id)?.path;
}
