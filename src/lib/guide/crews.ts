import type {CrewId} from './types';

/** The crews in the order of the guide, and what each is called. */
export const crewNames: Record<CrewId, string> = {
  'setup-lead': 'Setup Lead',
  'party-crew': 'Party Crew',
  'business-crew': 'Business Crew',
  'head-and-hind-crew': 'Head & Hind Crew',
  'tech-crew': 'Tech',
};

export const crewIds = Object.keys(crewNames) as CrewId[];

/** What each place is called. */
export const placeNames = {brc: 'Black Rock City', street: 'street'} as const;
