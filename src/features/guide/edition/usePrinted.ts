import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useCrew, usePlace} from './edition';
import {crews} from '../model/crews';
import type {CrewId, Place} from '../model/types';

const PLACES = {brc: 'Black Rock City', street: 'street event'};

/** The chosen edition in words, as paper carries it: 'Party Crew Edition, Black Rock City'. */
export function editionText(crew: CrewId | 'all', place: Place): string {
  const edition = crews.find(({id}) => id === crew)?.edition ?? 'All crews';
  return `${edition}, ${PLACES[place]}`;
}

/** What paper says of itself: the chosen edition, and the season with the day the site was built. */
export function usePrinted(): {edition: string; made: string} {
  const {built} = useDocusaurusContext().siteConfig.customFields as {built: string};
  return {
    edition: editionText(useCrew(), usePlace()),
    made: `Season ${useDocsVersion().label}, built ${built}`,
  };
}
