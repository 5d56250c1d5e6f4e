export {default as CirclesInWords} from './CirclesInWords';
export {default as OrgDiagram} from './OrgDiagram';
export {default as Drawing, type DrawingProps, Sizer} from './OrgDiagram/Drawing';
