import {crewAt} from '../follow/cards';
import type {GuideCrew} from '../follow/outline';
import type {Place} from '../model/types';
import {rowOf, type Row} from './row';

/** Noon of a day on which nobody built anything. */
const NOON = new Date(2000, 0, 1, 12).getTime();

/** A row as it reads once its code is here: the first crew that has a task behind it and one begun. */
export function exampleRow(crews: readonly GuideCrew[], place: Place): Row | undefined {
  const stepsOf = (crew: GuideCrew) =>
    crewAt(crew, place)
      .tasks.filter(({inOrder, steps}) => inOrder && steps.length > 1)
      .map(({steps}) => steps);
  const crew = crews.find((one) => stepsOf(one).length > 2);
  if (!crew) return undefined;
  const [behind = [], begun = []] = stepsOf(crew);
  const ticks = [...behind, ...begun.slice(0, 1)].map(({id}) => id);
  return rowOf(crew, place, [{crew: crew.id, at: NOON, ticks}]);
}
