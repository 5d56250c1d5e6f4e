import {crews} from './crews';

/** The crews that have a table of their own, and so a kit (facts: 'setting up for setup'). */
export const kitCrews = crews.filter(({id}) =>
  ['party-crew', 'business-crew', 'head-and-hind-crew'].includes(id),
);
