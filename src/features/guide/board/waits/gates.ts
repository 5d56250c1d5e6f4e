import {wordsOf} from '../../task/elements';
import type {GuideStep} from '../../follow/outline';
import {crewOf} from '../../model/crews';
import {isAt} from '../../model/isAt';
import type {Danger, Figures, Load, Place, Task} from '../../model/types';
import type {Row} from '../row';
import {allTicked} from '../allTicked';
import type {Gate, WaitState} from './types';

const CHECKED = /-struts-checked$/;
const RIGGING = 'generator-rigging';
/** What the guide calls the check that the setup lead signs off. */
const RIGGING_CHECK = 'rigging check';

interface Order {
  /** What has to be ticked first, and what only after that. */
  first: readonly GuideStep[];
  then: readonly GuideStep[];
  /** Whether somebody has come to where it matters. */
  isReached: boolean;
}

function stateOf({first, then, isReached}: Order, rows: readonly Row[]): WaitState {
  const ticks = new Set(rows.flatMap((row) => [...row.ticks]));
  if (allTicked(first, ticks)) return 'over';
  if (then.some(({id}) => ticks.has(id))) return 'broken';
  return isReached ? 'now' : 'later';
}

const taskIn = (rows: readonly Row[], id?: string) =>
  rows.flatMap(({tasks}) => tasks).find((task) => task.id === id);

/** Panels wait for the check of the struts that they hang on. */
function strutGate(danger: Danger, {struts = [], hanging}: Figures, rows: readonly Row[]): Gate[] {
  const row = rows.find(({crew}) => crew === crewOf(danger.id));
  const task = taskIn(rows, struts.find(({crew}) => crew === row?.crew)?.task);
  if (!row || !task) return [];
  const hangs = new Set(hanging.filter(({crew}) => crew === row.crew).map((group) => group.task));
  const first = task.steps.filter(({isCheck}) => isCheck);
  const then = row.tasks.filter(({id}) => hangs.has(id)).flatMap(({steps}) => steps);
  const isReached = row.now?.task.id === task.id;
  return [
    {
      id: danger.id,
      state: stateOf({first, then, isReached}, rows),
      waits: {crew: row.crew, what: 'panels'},
      until: {crew: row.crew, what: 'strut safety check'},
      danger,
      isCalled: first.some(({id}) => id === row.now?.step.id),
    },
  ];
}

/** The generator waits for the setup lead, who signs off its rigging. */
function riggingGate(danger: Danger, {tasks}: Figures, rows: readonly Row[]): Gate[] {
  const row = rows.find(({crew}) => crew === crewOf(danger.task ?? ''));
  const task = taskIn(rows, danger.task);
  if (!row || !task) return [];
  const guarded = task.steps.findIndex(({dangers}) => dangers.some(({id}) => id === danger.id));
  const signOff = task.steps
    .slice(0, guarded)
    .filter(({words}) => wordsOf(words).includes(RIGGING_CHECK))
    .at(-1);
  if (!signOff) return [];
  const load = tasks.find(({id}) => id === task.id)?.carries?.find(({from}) => !from);
  const isReached = row.now?.task.id === task.id;
  return [
    {
      id: danger.id,
      state: stateOf({first: [signOff], then: task.steps.slice(guarded), isReached}, rows),
      waits: {crew: row.crew, what: load?.what ?? task.title},
      until: {crew: 'setup-lead', what: `${RIGGING_CHECK} and sign-off`},
      danger,
      isCalled: signOff.id === row.now?.step.id,
    },
  ];
}

/** What one crew puts on what another one has set up. */
function loadGate(carrier: Task, load: Load, place: Place, rows: readonly Row[]): Gate[] {
  const under = taskIn(rows, carrier.id);
  const over = taskIn(rows, load.from);
  const crew = crewOf(load.from ?? '');
  if (!under || !over || !crew || crew === carrier.crew) return [];
  if (!isAt(place)(load)) return [];
  const isReached = rows.some(({now}) => now?.task.id === over.id);
  return [
    {
      id: `${carrier.id}/${over.id}`,
      state: stateOf({first: under.steps, then: over.steps.slice(-1), isReached}, rows),
      waits: {crew, what: load.what},
      until: {crew: carrier.crew, what: under.title},
      isCalled: false,
    },
  ];
}

/** Everything that must not be done before somebody else, or a check, is done. */
export function gatesOf(figures: Figures, place: Place, rows: readonly Row[]): Gate[] {
  const dangers = figures.dangers ?? [];
  return [
    ...dangers.filter(({id}) => CHECKED.test(id)).flatMap((one) => strutGate(one, figures, rows)),
    ...dangers.filter(({id}) => id === RIGGING).flatMap((one) => riggingGate(one, figures, rows)),
    ...figures.tasks.flatMap((task) =>
      (task.carries ?? []).flatMap((load) => loadGate(task, load, place, rows)),
    ),
  ];
}
