/** The list's parts, in their order. */
export const shoppingGroups = [
  'people at the peak',
  'for everybody',
  'fastenings between panels',
  'bolts',
  'screws',
  'nuts and washers',
  'zip ties',
  'sets',
  'tools',
  'parts',
  'panels',
] as const;

export type ShoppingGroup = (typeof shoppingGroups)[number];

/** A line of the list for one place. */
export interface Entry {
  group: ShoppingGroup;
  item: string;
  amount: string;
}
