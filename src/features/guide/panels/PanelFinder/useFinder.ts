import {wordsToFind} from '@site/src/text/wordsToFind';
import {useEffect, useMemo, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {EDGES} from '../asks';
import {finderAnswer, hashFor, type FinderAnswer, type Parts} from '../finderAnswer';
import {measurePanels, type MeasuredPanel} from '../../geometry/measure';
import type {MeasuredMap} from '../../model/panelFile';
import {edgesAnswer} from '../tape/edgesAnswer';
import {bestView, isSliver, mapViews, type MapView} from '../panelViews';
import type {ViewId} from '../viewWords';
import type {StrutGroup} from '../../model/types';
import {holdElement} from '@site/src/ui/scroll/holdPlace';
import {keptPlace} from '@site/src/ui/scroll/restoreScroll';
import {enterHash, useHashEntry, useSearchEntry} from '@site/src/ui/hooks/useHashEntry';
import {useMedia} from '@site/src/ui/hooks/useMedia';

/** The width below which a finger is all there is, and one below which a panel is small on a whole sheep. */
const PHONE = '(max-width: 599px)';
const TABLET = '(max-width: 1099px)';
/** Of what was typed and is no lengths, so much is kept in the address. */
const LONGEST_ASKED = 60;
/** What lies above this is hidden, in pixels. */
const HEADER = 60;
/** How far down the window an answer may begin; below the map that was pressed, farther. */
const LOWEST = {asked: 0.3, picked: 0.6};

/** The answer to what the address asks. What names another place of the page asks nothing. */
function useAnswer(
  parts: Parts,
  measured: ReadonlyMap<string, MeasuredPanel>,
): FinderAnswer | undefined {
  // Links of the router change the address without an event.
  useLocation();
  const hash = useHashEntry();
  const edges = useSearchEntry(EDGES);
  const answer = useMemo(() => {
    if (hash) return finderAnswer(hash, parts);
    return edges === null ? undefined : edgesAnswer(edges, measured);
  }, [hash, edges, parts, measured]);
  return answer?.kind === 'unknown' && document.getElementById(hash) ? undefined : answer;
}

/** The panels that an answer is about, the most likely first. */
function panelsOf(answer: FinderAnswer | undefined): string[] {
  if (answer?.kind === 'panel') return [answer.panel.name];
  if (answer?.kind === 'strut') return answer.strut.groups.flatMap(({panels}) => panels);
  if (answer?.kind === 'neighbors') return answer.whole.map(({panel}) => panel.name);
  if (answer?.kind === 'edges') return answer.clockwise.map(({panel}) => panel.name);
  return answer?.near.map(({name}) => name) ?? [];
}

/** What the map shows of them: each panel of a strut in its view; none of several that may be meant. */
function litIn(view: MapView, answer: FinderAnswer | undefined): string {
  const [first = '', ...others] = panelsOf(answer);
  if (answer?.kind === 'strut')
    return [first, ...others].find((name) => name in view.panels) ?? first;
  const isList = answer?.kind === 'neighbors' || answer?.kind === 'edges';
  const isSure = answer?.kind === 'panel' || (isList && others.length === 0);
  return isSure ? first : '';
}

/** What the answer is to; '' where it is words alone. */
function keyOf(answer: FinderAnswer | undefined): string {
  if (!answer || answer.kind === 'unknown') return '';
  return answer.kind === 'edges' ? answer.asked : hashFor(answer, '');
}

/** What the reader has chosen to see for an answer; forgotten with the next one. */
interface Choice {
  of: string;
  view?: ViewId;
  near?: boolean;
}

/**
 * What the finder shows. The address asks, so that a sticker can lead to a panel, a question can be
 * sent and Back walks back; view and nearness follow from the answer until the reader chooses.
 */
export function useFinder(map: MeasuredMap, struts: readonly StrutGroup[]) {
  const views = useMemo(() => mapViews(map), [map]);
  const panels = useMemo(() => new Map(map.panels.map((panel) => [panel.name, panel])), [map]);
  const measured = useMemo(() => measurePanels(map.geometry), [map]);
  const parts = useMemo(() => ({panels: map.panels, struts}), [map, struts]);
  const answer = useAnswer(parts, measured);
  const narrow = useMedia(PHONE);
  const isSmall = useMedia(TABLET);
  const [choice, setChoice] = useState<Choice>({of: ''});
  const heading = useRef<HTMLHeadingElement>(null);
  const follow = useRef(false);
  const picked = useRef(false);
  const cameBackTo = useRef<string | undefined>(undefined);

  // What is no name is answered by words alone: the map stays as it was.
  const shown = keyOf(answer);
  const own: Choice = choice.of === shown ? choice : {of: shown};
  // Of an unknown name, the view in which the nearest one is.
  const about = panels.get(panelsOf(answer)[0] ?? '');
  const best = about && bestView(about.name, about.neighbours, views);
  const view: MapView = views.find(({id}) => id === own.view) ?? best ?? views[0]!;
  const lit = litIn(view, answer);
  const isNear = lit in view.panels && (own.near ?? true);

  /** Shows what somebody asks for; Back leads to what was shown before. */
  function ask(typed: string) {
    const next = hashFor(finderAnswer(typed, parts), typed);
    if (next !== shown) enterHash(next, '');
  }

  /** Asks which panel has some edges; the address carries them. */
  function askEdges(typed: string) {
    follow.current = true;
    const {asked} = edgesAnswer(typed, measured);
    const edges = asked || typed.slice(0, LONGEST_ASKED);
    enterHash('', `?${EDGES}=${encodeURIComponent(edges).replaceAll('%2C', ',')}`);
    heading.current?.focus({preventScroll: true});
  }

  /** The same, for what goes away when it is pressed or was typed: the answer has the focus then. */
  function askAndRead(typed: string) {
    follow.current = true;
    ask(typed);
    heading.current?.focus({preventScroll: true});
  }

  /** A panel of the map that is shown: the view stays; where there is room it is as near as it was. */
  function pick(next: string) {
    picked.current = true;
    const picture = view.panels[next];
    setChoice({
      of: next,
      view: view.id,
      near: isSmall || isNear || (picture !== undefined && isSliver(picture)),
    });
    ask(next);
  }

  const look = (id: ViewId) => setChoice({of: shown, view: id});
  const setNear = (near: boolean) => setChoice({...own, near});

  useEffect(() => {
    if (!shown) return undefined;
    // A reload brings the reader back to where they were, which need not be the answer.
    cameBackTo.current ??= keptPlace() ? shown : '';
    if (cameBackTo.current === shown) return undefined;
    cameBackTo.current = '';
    // A result of the search leads to its row, with the words marked there.
    if (wordsToFind(window.location.search)) return undefined;
    // After the frame in which the browser or the router has scrolled to the row of that name.
    const frame = requestAnimationFrame(() => {
      if (follow.current) heading.current?.focus({preventScroll: true});
      follow.current = false;
      const lowest = picked.current && !narrow ? LOWEST.picked : LOWEST.asked;
      picked.current = false;
      const top = heading.current?.getBoundingClientRect().top ?? 0;
      if (top < HEADER || top > window.innerHeight * lowest)
        holdElement(() => heading.current?.closest('[data-finder]') ?? null);
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, narrow]);

  return {
    views,
    panels,
    answer,
    view,
    lit,
    isNear,
    heading,
    ask,
    askAndRead,
    askEdges,
    measured,
    pick,
    look,
    setNear,
  };
}
