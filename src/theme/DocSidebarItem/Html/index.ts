/** Ejected: no item of sidebars.ts is HTML. */
export {default} from '@site/src/shell/leftOut';
