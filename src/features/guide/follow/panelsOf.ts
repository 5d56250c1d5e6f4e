import type {CrewId, HangingGroup} from '../model/types';

/** The panels that a crew hangs; of a crew that hangs none, all. */
export function panelsOf(crew: CrewId, hanging: readonly HangingGroup[]): string[] {
  const own = hanging.filter((group) => group.crew === crew);
  return (own.length > 0 ? own : hanging).flatMap(({panels}) => panels);
}
