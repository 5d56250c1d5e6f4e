import {crewName} from '../model/names';
import {either} from '../../../text/listed';
import type {LabelChoice} from './choice';

/** What to do first. */
export const NOTHING_YET = 'Choose a crew, a section, or type the name of a panel.';

/** What is said where a choice has no labels: which panels there are none of. */
export function noLabels({crews, sections}: Omit<LabelChoice, 'typed'>): string {
  if (crews.length + sections.length === 0) return NOTHING_YET;
  const names = crews.map((id) => crewName(id).replace(/ Crew$/, ''));
  const whose = names.length > 0 ? `${either(names)} panels` : 'panels';
  const where = sections.length > 0 ? ` in ${either(sections)}` : '';
  return `No ${whose}${where}.`;
}
