import type {CrewId} from '../model/types';

/**
 * The id of a view of the sheep at a step of a crew's order, to which frames refer; without a step it is
 * the sheep before anything of the crew hangs.
 */
export const behindId = (crew: CrewId, view: string, step?: number) =>
  ['sheep', crew, view, step].filter((part) => part !== undefined).join('-');
