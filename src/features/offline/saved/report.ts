/** What the worker tells the pages about what is saved. */
export interface Report {
  year: number;
  built: string;
  version: string;
  /** Files that belong to it, and their bytes. */
  total: number;
  bytes: number;
  /** How many of them are there, and their bytes. */
  saved: number;
  savedBytes: number;
  saving: boolean;
  /** What is not there; with why, where it was tried. */
  missing: {url: string; why?: string}[];
  /** True when the device gives no room, or no more. */
  refused: boolean;
  /** The build that is whole on the device and shown until this one is. */
  older?: {year: number; built: string};
}

/** What a page asks of the worker. */
export type Request =
  | {type: 'report'}
  /** `check`: what is there is read and compared too, and fetched anew when it is damaged. */
  | {type: 'save'; check?: boolean};

export type State = 'saving' | 'ready' | 'partly' | 'refused' | 'unsaved';

/** In which state a device is. Ready only when every file is there. */
export function stateOf({saving, missing, saved, total, refused}: Report): State {
  if (saving) return 'saving';
  if (total > 0 && saved === total && missing.length === 0) return 'ready';
  if (refused) return 'refused';
  return saved > 0 ? 'partly' : 'unsaved';
}
