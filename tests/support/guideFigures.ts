/** This year's figures and measured sheep, for tests of components that are given them by their page. */
import {map} from '../../docs/setup/map';

export {figures, hanging} from '../../docs/setup/figures';
export {wrenches} from '../../docs/setup/figures/wrenches';
export {titles} from '../../docs/setup/figures/hanging';
export {map};
export const geometry = map.geometry;

/** The map of a year from before the sheep was measured. */
export {default as drawnByHand} from '../../versioned_docs/version-2024/setup/panels.json';
