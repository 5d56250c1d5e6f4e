import type {Plugin} from '@docusaurus/types';

/**
 * One plugin whose work on the built site is that of several, one after the other. Docusaurus runs
 * all plugins at once then, but the search has to read finished pages, and the list of files to keep
 * on a device has to be written last.
 */
export function inOrder(...plugins: Plugin[]): Plugin {
  return {
    name: 'in-order',
    async postBuild(props) {
      for (const plugin of plugins) await plugin.postBuild?.({...props, content: undefined});
    },
  };
}
