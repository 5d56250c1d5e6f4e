import {crewName} from '../model/names';
import type {OrderStep} from './steps';

/** A step in a line: 'step 5 of 15: Party Crew, Rack: 13D, 15D, 16D; Business Crew, …'. */
export function stepText(step: OrderStep, at: number, of: number): string {
  const groups = step.map(
    ({crew, section, panels}) => `${crewName(crew)}, ${section}: ${panels.join(', ')}`,
  );
  return `step ${at + 1} of ${of}: ${groups.join('; ')}`;
}
