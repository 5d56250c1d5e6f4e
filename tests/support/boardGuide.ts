/** The guide as the setup lead's board reads it, made of this year's figures: jest reads no Markdown. */
import type {GuideCrew, GuideStep, GuideTask} from '../../src/features/guide/follow/outline';
import {crews} from '../../src/features/guide/model/crews';
import type {Danger, Task} from '../../src/features/guide/model/types';
import {hangingSteps} from '../../src/features/guide/task/hangingSteps';
import {idOf, stepName} from '../../src/features/guide/task/steps';
import {figures} from './guideFigures';

const step = (task: string, n: string, more?: Partial<GuideStep>): GuideStep => ({
  id: idOf(task, n),
  name: stepName(n),
  isCheck: false,
  dangers: [],
  words: '',
  panels: [],
  ...more,
});

const rigging = figures.dangers!.find(({id}) => id === 'generator-rigging')!;
/** What the text says of a step that matters here, by the step's id. */
const known: Record<string, Partial<GuideStep>> = {
  'business-crew-generator-shelf/2': {words: 'Call the setup lead for the rigging check.'},
  'business-crew-generator-shelf/3': {dangers: [rigging] as Danger[]},
};

/** Three steps a task; struts are checked in the last two, groups of panels are a step each. */
function stepsOf({id, panelsBelow, putsNothingUp}: Task): GuideStep[] {
  const groups = figures.hanging.filter(({task}) => task === id);
  if (putsNothingUp) return [];
  if (panelsBelow)
    return hangingSteps(groups).map(({n, group}) =>
      step(id, n, {name: group.section, panels: group.panels, group}),
    );
  const isStruts = id.endsWith('-support-struts');
  const named = groups.flatMap(({panels}) => panels);
  return ['1', '2', '3'].map((n, i) =>
    step(id, n, {
      isCheck: isStruts && i > 0,
      panels: id.endsWith('-primary-mounts') ? named.slice(i, i + 1) : [],
      ...known[idOf(id, n)],
    }),
  );
}

const taskOf = (task: Task): GuideTask => ({
  id: task.id,
  title: task.title,
  place: task.place,
  needs: task,
  around: [],
  steps: stepsOf(task),
  inOrder: !task.orderUnknown,
});

/** All crews with this year's tasks. */
export const guide: GuideCrew[] = crews.map(({id}) => ({
  id,
  about: [],
  tasks: figures.tasks.filter(({crew}) => crew === id).map(taskOf),
}));

/** The ids of all steps of some tasks. */
export const stepsIn = (...tasks: string[]): string[] =>
  guide
    .flatMap((crew) => crew.tasks)
    .filter(({id}) => tasks.includes(id))
    .flatMap(({steps}) => steps.map(({id}) => id));
