/** What this year's search can answer of its guide. */
import {answerFacts} from '../../src/features/search/indexing/answerFacts';
import {figures, map, wrenches} from './guideFigures';

export const guideFacts = answerFacts(
  String(figures.year),
  {
    panels: [...map.panels].map((panel) => ({...panel, neighbours: [...panel.neighbours]})),
    views: map.views,
    figures,
    wrenches,
  },
  [],
  {root: '', hasFinder: true},
);
