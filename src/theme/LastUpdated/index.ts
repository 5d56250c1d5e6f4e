/** Ejected: `showLastUpdateTime` and `showLastUpdateAuthor` are off. */
export {default} from '@site/src/shell/leftOut';
