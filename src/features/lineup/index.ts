export {default as DjWall} from './DjWall';
export {default as EarlierLineups} from './EarlierLineups';
export {useKeptLineups} from './useKeptLineups';
