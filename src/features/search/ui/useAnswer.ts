import {useMemo} from 'react';
import type {Answer} from '../engine/engine';
import {cleaned} from '../engine/terms';
import type {Loading} from './useEngine';

/** What is found for what is typed; undefined while nothing is typed or the search is not there. */
export function useAnswer(loading: Loading, typed: string): Answer | undefined {
  const engine = loading.state === 'ready' ? loading.engine : undefined;
  return useMemo(() => (cleaned(typed).trim() ? engine?.ask(typed) : undefined), [engine, typed]);
}
