import type {MouseEvent} from 'react';
import {enterHash} from '@site/src/ui/hooks/useHashEntry';

export type Ticks = ReadonlySet<string>;

/** Opens a card; without script the link leads to the same place in the guide. */
export const open = (card: string) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  enterHash(card);
};

/** How many of some steps are ticked. */
export const countDone = (steps: readonly {id: string}[], ticks: Ticks) =>
  steps.filter(({id}) => ticks.has(id)).length;
