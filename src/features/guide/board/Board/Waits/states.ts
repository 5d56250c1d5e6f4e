import type {WaitState} from '../../waits/types';

export const isNow = ({state}: {state: WaitState}) => state === 'now';

/** Whether something is ticked that should have waited. */
export const isBroken = ({state}: {state: WaitState}) => state === 'broken';
