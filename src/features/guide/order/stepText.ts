import {feet} from '@site/src/text/feet';
import {ladderTo} from '../geometry/ladder';
import {crewName} from '../model/names';
import type {Geometry, HangingGroup} from '../model/types';
import type {OrderStep} from './steps';

const line = (step: OrderStep, at: number, of: number, said: (group: HangingGroup) => string) =>
  `step ${at + 1} of ${of}: ${step.map(said).join('; ')}`;

const whose = ({crew, section}: HangingGroup) => `${crewName(crew)}, ${section}`;

/** Where a step is, without its panels: 'step 5 of 15: Party Crew, Rack; Business Crew, …'. */
export const stepName = (step: OrderStep, at: number, of: number): string =>
  line(step, at, of, whose);

/** All of a step: 'step 5 of 15: Party Crew, Rack, ladder, 14' 9": 13D, 15D, 16D'. A ladder first. */
export function stepText(step: OrderStep, at: number, of: number, geometry: Geometry): string {
  return line(step, at, of, (group) => {
    const height = ladderTo(group.panels, geometry);
    const ladder = height === undefined ? '' : `, ladder, ${feet(height)}`;
    return `${whose(group)}${ladder}: ${group.panels.join(', ')}`;
  });
}
