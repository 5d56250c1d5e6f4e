/** The docs as a page of this year sees them; the year has a panel finder. */
export const useDocsVersion = () => ({pluginId: 'default', version: 'current', label: '2025'});

export const useVersions = () => [
  {name: 'current', docs: [{id: 'setup/panels', path: '/setup/panels/'}]},
];
