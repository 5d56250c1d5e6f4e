import {useSyncExternalStore} from 'react';
import {createKeptStore} from '../../../ui/browser/keptStore';
import type {Place} from '../model/types';
import {boardKey, readArrivals, type Arrivals} from './arrivals';

const NONE: Arrivals = [];
const createBoard = (key: string) =>
  createKeptStore<Arrivals>(key, {read: readArrivals, write: JSON.stringify});
const stores = new Map<string, ReturnType<typeof createBoard>>();

/** The board of a year and a place; they are never mixed. */
export function boardOf(year: string, place: Place) {
  const key = boardKey(year, place);
  const store = stores.get(key) ?? createBoard(key);
  stores.set(key, store);
  return store;
}

/** What has come to the board, and how to change it; nothing until script runs. */
export function useBoard(year: string, place: Place) {
  const {subscribe, get, latest, keep} = boardOf(year, place);
  return {arrivals: useSyncExternalStore(subscribe, get, () => NONE), latest, keep};
}
