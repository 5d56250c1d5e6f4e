import {useLayoutEffect, useRef} from 'react';
import {decodeHash} from '../../../../text/decodeHash';
import {useShownList} from '../../edition/CrewLists';
import {usePlace} from '../../edition/edition';
import {keptIds} from '../../task/keptIds';
import type {CrewId} from '../../model/types';
import {downIds, downKey, foldId} from '../down';
import type {Undoing} from '../reversed';

/**
 * Of a crew that is chosen the first task that is not down is open, or the one that the address names;
 * of all crews together none. Ticks open and close nothing: no row moves from under a hand.
 * @returns for the list in which the folds are
 */
export function useNextOpened(year: number, crew: CrewId, undoings: readonly Undoing[]) {
  const list = useRef<HTMLOListElement>(null);
  const order = useRef(undoings);
  const shown = useShownList();
  const key = downKey(year, usePlace());
  // Before the window is drawn: until then the stylesheet has it open.
  useLayoutEffect(() => {
    if (shown === undefined) return;
    const down = keptIds(key).get();
    const next = order.current.find((undoing) => downIds(undoing).some((id) => !down.has(id)));
    const asked = document.getElementById(decodeHash(window.location.hash));
    const opened =
      asked && list.current?.contains(asked) && asked !== list.current
        ? asked.closest('details')
        : shown === crew && next && document.getElementById(foldId(next.task.id));
    for (const fold of list.current?.querySelectorAll<HTMLDetailsElement>('details') ?? [])
      fold.open = fold === opened;
  }, [shown, crew, key]);
  return list;
}
