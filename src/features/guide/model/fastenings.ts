import {crewIds} from './names';
import type {CrewId} from './types';

/** Steps 5 to 8 of 'hanging panels' put a fastening at one end of an edge, then at the other. */
export const ENDS = 2;

/** What a panel map says of who hangs a panel and which others it meets. */
export interface Joined {
  name: string;
  crew: CrewId;
  neighbours: readonly string[];
}

export interface Fastenings {
  /** How many edges two panels share, each counted once. */
  edges: number;
  /** The fewest fastenings between the panels of one crew; a crew that has none is left out. */
  own: {crew: CrewId; count: number}[];
  /** The fewest between panels of two crews: whoever hangs second fastens them. */
  between: number;
  all: number;
}

/** The fewest zip ties or sets of 1/4" hardware that join panels: one at each end of a shared edge. */
export function fastenings(panels: readonly Joined[]): Fastenings {
  const crewOf = new Map(panels.map(({name, crew}) => [name, crew]));
  const edges = panels.flatMap(({name, crew, neighbours}) =>
    neighbours.filter((other) => name < other).map((other) => [crew, crewOf.get(other)]),
  );
  const own = crewIds
    .map((id) => edges.filter((crews) => crews.every((crew) => crew === id)).length * ENDS)
    .map((count, i) => ({crew: crewIds[i] as CrewId, count}))
    .filter(({count}) => count > 0);
  const all = edges.length * ENDS;
  return {
    edges: edges.length,
    own,
    between: all - own.reduce((sum, {count}) => sum + count, 0),
    all,
  };
}
