import {useState} from 'react';
import {crewOf} from '../model/crews';
import {crewIds, crewName, placeNames} from '../model/names';
import type {CrewId, Place} from '../model/types';
import {readHandover} from '../handover/line/read';
import type {Handover} from '../handover/line/types';
import {useTicksAt} from '../task/ticks';
import {put, type Arrivals} from './arrivals';
import {timeText} from './times';
import {useBoard} from './useBoard';
import {effectText, NOT_KEPT, otherPlaceText} from './words';

/** What the last thing that somebody did has changed. */
export interface News {
  words: string;
  /** The board before and after it, where it changed: it can be taken back. */
  undo?: {before: Arrivals; after: Arrivals};
  /** A code that belongs on the other place's board. */
  elsewhere?: Handover;
}

/** What can be done at the board of a year and a place. */
export function useDesk(year: string, place: Place) {
  const {arrivals, latest, keep} = useBoard(year, place);
  const own = useTicksAt(year, place);
  const [news, setNews] = useState<News>();

  // With the time, so that the same words are heard again.
  const tell = (words: string, more?: Omit<News, 'words'>) =>
    setNews({words: `${timeText(Date.now())}. ${words}`, ...more});
  function change(after: Arrivals, words: string) {
    const before = latest();
    const kept = after === before || keep(after);
    const undo = after === before ? undefined : {before, after};
    tell(kept ? words : `${words} ${NOT_KEPT}`, {undo});
  }
  /** Puts the ticks of one crew or several on the board. */
  function add(all: readonly {crew: CrewId; ticks: readonly string[]}[]) {
    let next = latest();
    const words = all.map(({crew, ticks}) => {
      const effect = put(next, {crew, ticks}, Date.now());
      next = effect.arrivals;
      return effectText(crew, effect);
    });
    change(next, words.join(' '));
  }
  function take(text: string) {
    const reading = readHandover(text, year);
    if ('refused' in reading) tell(reading.refused);
    else if (reading.handover.place === place) add([reading.handover]);
    else {
      const {crew, place: theirs} = reading.handover;
      tell(otherPlaceText(crew, theirs, place), {elsewhere: reading.handover});
    }
  }
  function takeOwn() {
    const ticks = [...own.ticks];
    const crews = crewIds
      .map((crew) => ({crew, ticks: ticks.filter((id) => crewOf(id) === crew)}))
      .filter((one) => one.ticks.length > 0);
    if (crews.length > 0) add(crews);
    else tell(`This device has no ticks for ${placeNames[place]}.`);
  }
  const putAway = (crew: CrewId) =>
    change(
      latest().filter((arrival) => arrival.crew !== crew),
      `${crewName(crew)} is put away, with its record.`,
    );
  function clear() {
    keep([]);
    tell('The board is empty.');
  }
  function takeBack() {
    if (news?.undo) keep(news.undo.before);
    tell('Taken back.');
  }
  // What another tab has changed since is not taken back with it.
  const canTakeBack = news?.undo?.after === arrivals;
  return {arrivals, news, canTakeBack, take, takeOwn, putAway, clear, takeBack};
}
