import type {EdgePanel, Gate} from '../../waits/types';

/** What the state of a gate is called. */
export function gateText({state, isCalled}: Gate): string {
  if (state === 'broken') return 'Ticked out of turn. Stop, and ask the crew lead.';
  if (state === 'over') return 'done';
  if (state === 'later') return 'not yet reached';
  return isCalled ? 'waits now: it is the next step' : 'waits now';
}

/** What is known of a panel at an edge; nothing while its crew has no code. */
export function panelText({isHung, isNext}: EdgePanel): string {
  if (isHung === undefined) return '';
  if (isHung) return 'hung';
  return isNext ? 'next' : 'not yet';
}
