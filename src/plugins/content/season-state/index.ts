import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import type {state} from './state';
import {warning} from './warning';

type State = typeof state;

/**
 * Works out, at each build and whenever the data changes during development, which phase the season
 * is in and what is still to come; says the latter in one list, and hands both to the pages
 * (useSeasonState).
 */
export function seasonState(): Plugin {
  return {
    name: 'season-state',
    getPathsToWatch: () => ['src/data/**/*'],
    async loadContent() {
      // Fresh, since the values may have changed since the configuration was read.
      const fresh = (await loadFreshModule(path.join(__dirname, 'state.ts'))) as {state: State};
      const text = warning(fresh.state);
      if (text) console.warn(`\n${text}\n`);
      return fresh.state;
    },
    contentLoaded({content, actions}) {
      const {phase, missing} = content as State;
      actions.setGlobalData({phase, missing});
    },
  };
}
