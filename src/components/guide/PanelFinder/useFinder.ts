import {useEffect, useMemo, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {findPanel, type Found} from '@site/src/lib/guide/findPanel';
import type {PanelFile} from '@site/src/lib/guide/panelFile';
import {
  bestView,
  isSliver,
  mapViews,
  type MapView,
  type ViewId,
} from '@site/src/lib/guide/panelViews';
import {enterHash, useHashEntry} from '@site/src/lib/useHashEntry';
import {useMedia} from '@site/src/lib/useMedia';

/** The width below which a whole sheep is too small to read its names. */
const PHONE = '(max-width: 599px)';
/** What lies above this is hidden, in pixels. */
const HEADER = 60;
const NOTHING: Found = {name: '', words: '', near: []};

/** The panel that the address asks for. What names another place of the page asks for none. */
function useAsked(names: readonly string[]): Found {
  // Links of the router change the address without an event.
  useLocation();
  const hash = useHashEntry();
  if (!hash) return NOTHING;
  const found = findPanel(hash, names);
  return !found.name && document.getElementById(hash) ? NOTHING : found;
}

/** What the reader has chosen to see for a panel; forgotten with the next one. */
interface Choice {
  name: string;
  view?: ViewId;
  near?: boolean;
}

/**
 * What the finder shows. The address says which panel, so that a sticker can lead to it and Back
 * walks back; view and nearness follow from it until the reader chooses.
 */
export function useFinder(map: PanelFile) {
  const views = useMemo(() => mapViews(map), [map]);
  const panels = useMemo(() => new Map(map.panels.map((panel) => [panel.name, panel])), [map]);
  const found = useAsked(useMemo(() => [...panels.keys()], [panels]));
  const narrow = useMedia(PHONE);
  const [choice, setChoice] = useState<Choice>({name: ''});
  const answer = useRef<HTMLHeadingElement>(null);
  const follow = useRef(false);

  const {name} = found;
  const panel = panels.get(name);
  const own: Choice = choice.name === name ? choice : {name};
  // Of an unknown name, the view in which the nearest one is.
  const about = panel ?? panels.get(found.near[0] ?? '');
  const best = about && bestView(about.name, about.neighbours, views);
  const view: MapView = views.find(({id}) => id === own.view) ?? best ?? views[0]!;
  const outline = view.panels[name];

  /** Shows what somebody asks for; Back leads to what was shown before. */
  function ask(typed: string) {
    const next = findPanel(typed, [...panels.keys()]).name;
    if (next && next === name) return;
    enterHash(next || encodeURIComponent(typed.trim().slice(0, 30) || '?'));
  }

  /** The same, for what goes away when it is pressed or was typed: the answer has the focus then. */
  function askAndRead(typed: string) {
    follow.current = true;
    ask(typed);
    answer.current?.focus({preventScroll: true});
  }

  /** A panel of the map that is shown: the view stays. */
  function pick(next: string) {
    setChoice({name: next, view: view.id});
    ask(next);
  }

  const look = (id: ViewId) => setChoice({name, view: id});
  const setNear = (near: boolean) => setChoice({...own, near});

  useEffect(() => {
    if (!name) return undefined;
    // After the frame in which the browser or the router has scrolled to the row of that name.
    const frame = requestAnimationFrame(() => {
      if (follow.current) answer.current?.focus({preventScroll: true});
      follow.current = false;
      const top = answer.current?.getBoundingClientRect().top ?? 0;
      if (top < HEADER || top > window.innerHeight * (narrow ? 0.3 : 0.6))
        answer.current?.closest('[data-finder]')?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [name, narrow]);

  return {
    views,
    panels,
    head: map.views['head-party']?.panels ?? {},
    found,
    panel,
    view,
    isNear: outline ? (own.near ?? (narrow || isSliver(outline))) : false,
    answer,
    askAndRead,
    pick,
    look,
    setNear,
  };
}
