export {default as CirclesInWords} from './CirclesInWords';
export {default as OrgDiagram} from './OrgDiagram';
