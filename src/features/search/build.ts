export {searchIndex} from './indexing';
export {searchAnswers} from './indexing/searchAnswers';
export {furniture} from './indexing/furniture';
export {titleOf} from './indexing/readPage';
export {tidy, wordsOf} from './indexing/wordsOf';
