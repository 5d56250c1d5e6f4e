export {searchIndex} from './indexing';
export {searchAnswers} from './indexing/searchAnswers';
export {checkWordsTwice} from './indexing/checkWords';
export {terms} from './engine/terms';
export {furniture} from './indexing/furniture';
export {titleOf} from './indexing/readPage';
export {tidy, wordsOf} from './indexing/wordsOf';
