import {panelFacts} from './yearFacts';
import type {CrewId, Figures} from '../model/types';

/** Who hangs a panel, and in which section. */
const hungIn = (figures: Figures, crews: readonly CrewId[]) =>
  new Map(
    crews.flatMap((crew) =>
      panelFacts(figures, crew).map(({key, words}) => [key, `${crew}: ${words}`] as const),
    ),
  );

/** The panels of a year that the year before did not have, or that another crew or section had. */
export function changedPanels(before: Figures, after: Figures): Set<string> {
  const crews = [...new Set([...before.hanging, ...after.hanging].map(({crew}) => crew))];
  const was = hungIn(before, crews);
  const is = hungIn(after, crews);
  return new Set([...is.keys()].filter((name) => was.get(name) !== is.get(name)));
}
