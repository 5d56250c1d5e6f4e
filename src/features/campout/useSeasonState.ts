import {usePluginData} from '@docusaurus/useGlobalData';
import type {Thing} from '../../text/season/missing';
import type {Phase} from '../../text/season/phase';

export interface SeasonState {
  phase: Phase;
  /** What is still to come. */
  missing: Thing[];
}

/** Where the season stood when the site was built; src/plugins/content/season-state works it out. */
export function useSeasonState(): SeasonState {
  return usePluginData('season-state') as SeasonState;
}
