import {aisles} from './aisles';

/** The list's parts, in their order. */
export const shoppingGroups = [
  'people at the peak',
  'fastenings between panels',
  'for everybody',
  ...aisles,
  'tools',
  'parts',
  'panels',
] as const;

export type ShoppingGroup = (typeof shoppingGroups)[number];

/** What is counted on and not bought, so there is nothing to tick. */
export const isCount = (group: ShoppingGroup) =>
  group === 'people at the peak' || group === 'fastenings between panels';

/** The sum of what the crews have. */
export const TOGETHER = 'all crews together';

/** A line of the list for one place. */
export interface Entry {
  group: ShoppingGroup;
  item: string;
  amount: string;
}
