/** Ejected: no page has tags. */
export {default} from '@site/src/shell/leftOut';
