import type {Dj} from '../../../data/schema';
import {bestView, outlinePath, silhouette, type Guide} from '../../guide/build';
import {affiliationsOf, cardId} from '../../lineup/build';
import type {AnswerFacts, DjFact, PanelFact} from '../answers/types';

/** Where the cards of the line-up are. */
const LINEUP = '/campout/dj-lineup/';

/** A year without a guide of its own answers nothing of it. */
const noGuide = {panels: [], views: {}, struts: [], hanging: [], wrenches: [], tasks: []};

const djFact = (dj: Dj): DjFact => ({
  name: dj.name,
  affiliations: affiliationsOf(dj),
  bio: dj.bio,
  image: dj.image,
  href: `${LINEUP}#${cardId(dj)}`,
});

/** Each panel with its outline in the view in which it is best seen. */
function panelFacts({panels, views}: Pick<Guide, 'panels' | 'views'>): PanelFact[] {
  const all = Object.entries(views).map(([id, view]) => ({id, ...view}));
  return panels.map((panel) => {
    const view = bestView(panel.name, panel.neighbours, all);
    const path = outlinePath(view?.panels[panel.name] ?? []);
    return {...panel, view: view?.id ?? '', path};
  });
}

function guideFacts(guide: Pick<Guide, 'panels' | 'views' | 'figures' | 'wrenches'>) {
  const {tasks, hanging, struts = []} = guide.figures;
  const panels = panelFacts(guide);
  const drawn = Object.entries(guide.views).filter(([id]) => panels.some(({view}) => view === id));
  return {
    panels,
    views: Object.fromEntries(
      drawn.map(([id, view]) => [id, {grid: view.grid, ...silhouette(view)}]),
    ),
    struts,
    hanging,
    wrenches: guide.wrenches,
    tasks: tasks.map(({id, title, crew, place, hardware}) => ({id, title, crew, place, hardware})),
  };
}

/**
 * What the search of a year can answer by itself.
 * @param root where the year's pages begin: '/2024', or nothing for this season's
 * @param hasFinder whether the year has a page that says where each panel goes
 */
export function answerFacts(
  year: string,
  guide: Pick<Guide, 'panels' | 'views' | 'figures' | 'wrenches'> | undefined,
  djs: readonly Dj[],
  {root, hasFinder}: {root: string; hasFinder: boolean},
): AnswerFacts {
  return {
    year,
    guide: `${root}/setup/`,
    ...(hasFinder && {finder: `${root}/setup/panels/`}),
    ...(guide ? guideFacts(guide) : noGuide),
    djs: djs.map(djFact),
  };
}
