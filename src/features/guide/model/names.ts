import {crews} from './crews';
import type {CrewId, Danger, DangerKind} from './types';

/** The crews in the order of the guide. */
export const crewIds: CrewId[] = crews.map(({id}) => id);

/** What a crew is called. */
export function crewName(id: CrewId): string {
  return crews.find((crew) => crew.id === id)?.name ?? id;
}

/** Where a warning stands on its page. */
export const dangerAnchor = (id: string) => `danger-${id}`;

/** What each place is called. */
export const placeNames = {brc: 'Black Rock City', street: 'street'} as const;

/** What each kind of danger is called beside its sign. */
export const dangerNames: Record<DangerKind, string> = {
  falling: 'falling things',
  tools: 'falling tools',
  crushing: 'crushing',
  weight: 'weight',
  electricity: 'electricity',
  height: 'height',
};

/** What a danger is called beside its sign: by its own name, else by its kind. */
export const dangerName = ({kind, name}: Pick<Danger, 'kind' | 'name'>): string =>
  name ?? dangerNames[kind];
