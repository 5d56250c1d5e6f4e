import type {CrewId} from '../model/types';

/** The id of a view of the sheep without what a crew hangs, to which the crew's frames refer. */
export const behindId = (crew: CrewId, view: string) => `sheep-${crew}-${view}`;
