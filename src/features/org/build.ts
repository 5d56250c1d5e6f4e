export {drawOrg} from './layout/drawOrg';
export type {OrgDrawings} from './types';
