export {default as DjCard} from './DjCard';
export {default as DjGrid} from './DjGrid';
export {default as DjWall} from './DjWall';
