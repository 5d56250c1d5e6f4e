export {searchIndex} from './indexing';
export {furniture} from './indexing/furniture';
export {titleOf} from './indexing/readPage';
export {tidy, wordsOf} from './indexing/wordsOf';
