import {crews} from './crews';
import type {CrewId, Place} from './types';

const PLACES = {brc: 'Black Rock City', street: 'street event'};

/** The chosen edition in words, as paper carries it: 'Party Crew Edition, Black Rock City'. */
export function editionText(crew: CrewId | 'all', place: Place): string {
  const edition = crews.find(({id}) => id === crew)?.edition ?? 'All crews';
  return `${edition}, ${PLACES[place]}`;
}
