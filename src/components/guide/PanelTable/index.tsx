import {still} from '@site/src/components/Still';

/** The table of all panels: it never changes, and its links need no script. */
export default still(() => import('./Table'));
