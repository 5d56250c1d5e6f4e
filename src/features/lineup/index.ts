export {default as DjWall} from './DjWall';
