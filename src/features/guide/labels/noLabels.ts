import {crewName} from '../model/names';
import {either} from '../../../text/listed';
import type {LabelChoice} from './choice';

/** What is said where a choice has no labels: which panels there are none of. */
export function noLabels({crews, sections}: Omit<LabelChoice, 'typed'>): string {
  if (crews.length + sections.length === 0) return 'Nothing is chosen yet.';
  const names = crews.map((id) => crewName(id).replace(/ Crew$/, ''));
  const whose = names.length > 0 ? `${either(names)} panels` : 'panels';
  const where = sections.length > 0 ? ` in ${either(sections)}` : '';
  return `No ${whose}${where}.`;
}
