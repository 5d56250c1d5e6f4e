import {listed} from '../listed';

/** Clauses as one sentence: 'Tickets come soon, the lineup is being booked, and …'; '' for none. */
export function sentence(clauses: string[]): string {
  const text = listed(clauses);
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
