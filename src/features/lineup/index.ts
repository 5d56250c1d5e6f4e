export {default as DjWall} from './DjWall';
export {default as EarlierLineups} from './EarlierLineups';
export {default as WallEnd} from './WallEnd';
export {useKeptLineups} from './useKeptLineups';
