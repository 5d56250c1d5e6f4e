import type {DangerKind} from './types';

/** What each kind of danger is called beside its sign. */
export const dangerNames: Record<DangerKind, string> = {
  falling: 'falling things',
  crushing: 'crushing',
  weight: 'weight',
  electricity: 'electricity',
  height: 'height',
};
