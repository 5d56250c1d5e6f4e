/** This year’s figures and measured sheep, for tests of components that are given them by their page. */
export {figures, hanging} from '../../docs/setup/figures';
export {titles} from '../../docs/setup/figures/hanging';
export {map} from '../../docs/setup/map';
