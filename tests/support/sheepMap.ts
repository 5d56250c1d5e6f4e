/** The sheep of this year as the guide's components get it, for their tests. */
import {map} from '../../docs/setup/map';

export {map};
export const geometry = map.geometry!;

/** The map of a year from before the sheep was measured. */
export {default as drawnByHand} from '../../versioned_docs/version-2024/setup/panels.json';
