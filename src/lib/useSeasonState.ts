import {usePluginData} from '@docusaurus/useGlobalData';
import type {Thing} from './season/missing';
import type {Phase} from './season/phase';

export interface SeasonState {
  phase: Phase;
  /** What is still to come. */
  missing: Thing[];
}

/** Where the season stood when the site was built; src/plugins/season-state works it out. */
export function useSeasonState(): SeasonState {
  return usePluginData('season-state') as SeasonState;
}
