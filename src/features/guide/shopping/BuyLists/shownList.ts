import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {crewIds} from '../../model/names';
import type {CrewId} from '../../model/types';

/** The id of a crew's heading on the page. */
export const listId = (crew: CrewId) => `buy-${crew}`;

/** The list that the address asks for, else the whole build's; not known before the browser says. */
export function useShownList(): CrewId | 'all' | undefined {
  const {hash} = useLocation();
  const shown = crewIds.find((id) => hash === `#${listId(id)}`) ?? 'all';
  return useIsBrowser() ? shown : undefined;
}
