import type {Joined} from '../../model/fastenings';
import type {HangingGroup} from '../../model/types';
import type {GuideStep} from '../../follow/outline';
import type {Row} from '../row';
import {allTicked} from '../allTicked';
import type {Edge, EdgePanel} from './types';

/** The steps after which a panel hangs: the first that names it, or all of a task that names none. */
function stepsFor(panel: string, hanging: readonly HangingGroup[], row?: Row): GuideStep[] {
  const group = hanging.find(({panels}) => panels.includes(panel));
  const steps = row?.tasks.find(({id}) => id === group?.task)?.steps ?? [];
  const naming = steps.find(({panels}) => panels.includes(panel));
  return naming ? [naming] : steps;
}

/** The pairs of panels that share an edge and are hung by two crews, each pair once. */
export function pairsOf<P extends Joined>(panels: readonly P[]): [P, P][] {
  const named = new Map(panels.map((panel) => [panel.name, panel]));
  return panels.flatMap((one) =>
    one.neighbours.flatMap((name): [P, P][] => {
      const other = named.get(name);
      return other && one.name < name && one.crew !== other.crew ? [[one, other]] : [];
    }),
  );
}

function stateOf(panels: readonly EdgePanel[]): Edge['state'] {
  if (panels.every(({isHung}) => isHung)) return 'over';
  return panels.some(({isHung, isNext}) => isHung || isNext) ? 'now' : 'later';
}

/** The edges where panels of two crews meet, and what hangs of them; crews in the order of the rows. */
export function edgesOf(
  panels: readonly Joined[],
  hanging: readonly HangingGroup[],
  rows: readonly Row[],
): Edge[] {
  const seen = ({name, crew}: Joined): EdgePanel => {
    const row = rows.find((one) => one.crew === crew);
    const steps = stepsFor(name, hanging, row);
    const isHung = row?.asOf === undefined ? undefined : allTicked(steps, row.ticks);
    const isNext = !isHung && steps.some(({id}) => id === row?.now?.step.id);
    return {name, crew, isHung, isNext};
  };
  const rank = ({crew}: Joined) => rows.findIndex((row) => row.crew === crew);
  return pairsOf(panels).map((both) => {
    const [one, other] = rank(both[0]) > rank(both[1]) ? [both[1], both[0]] : both;
    const pair: Edge['panels'] = [seen(one), seen(other)];
    return {id: `${one.name}/${other.name}`, state: stateOf(pair), panels: pair};
  });
}
