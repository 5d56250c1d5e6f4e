import {useEffect, useMemo, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useInterval} from '@site/src/ui/hooks/useInterval';
import type {HangingGroup} from '../../model/types';
import {placeSearch, readPlace, type OrderPlace} from '../address';
import {orderSteps, type Whose} from '../steps';

/** How long a step is shown while it plays, and how soon the address follows, in milliseconds. */
const PACE = 1800;
const SETTLED = 250;

/**
 * Where the player is. The address asks at first, and follows, so that a step can be sent; not at once,
 * since browsers refuse an address that changes a hundred times while a slider is moved.
 */
export function usePlayer(groups: readonly HangingGroup[]) {
  const {search, key = ''} = useLocation();
  // What is asked of a page is not known at build.
  const isBrowser = useIsBrowser();
  const asked = useMemo(
    () => readPlace(isBrowser ? search : '', groups),
    [isBrowser, search, groups],
  );
  const [chosen, setChosen] = useState<OrderPlace & {of: string}>();
  const [playing, setPlaying] = useState(false);
  const moved = chosen?.of === key ? chosen : undefined;
  const {whose, at} = moved ?? asked;
  const steps = useMemo(() => orderSteps(groups, whose), [groups, whose]);
  const last = steps.length - 1;

  /** Goes to a step, as near to it as there is one. */
  const show = (to: number) => {
    setChosen({whose, at: Math.min(Math.max(0, to), last), of: key});
  };
  const go = (to: number) => {
    setPlaying(false);
    show(to);
  };
  const choose = (next: Whose) => {
    setPlaying(false);
    setChosen({whose: next, at: 0, of: key});
  };
  const play = () => {
    if (at === last) show(0);
    setPlaying(!playing);
  };

  useInterval(
    () => {
      show(at + 1);
      if (at + 1 >= last) setPlaying(false);
    },
    PACE,
    playing,
  );

  useEffect(() => {
    if (!moved) return undefined;
    const timer = setTimeout(() => {
      const {pathname, search: now, hash} = window.location;
      window.history.replaceState(
        window.history.state,
        '',
        pathname + placeSearch(moved, now) + hash,
      );
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [moved]);

  return {whose, steps, at, last, step: steps[at] ?? [], playing, go, choose, play};
}
