import {createContext} from 'react';

/** Whether the guide stands behind a table's kit, to be printed with it. */
export const InKit = createContext(false);
