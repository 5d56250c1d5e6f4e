import {splitPanels} from '../panels/splitPanels';
import {groupsNamed, strutsIn} from '../model/struts';
import type {StrutGroup} from '../model/types';
import type {Guide} from './guide';

function checkGroup(group: StrutGroup, {figures, panels}: Guide): string[] {
  const {name, crew, task, collarTubes = []} = group;
  const set = figures.tasks.find(({id}) => id === task);
  const alike = figures.struts?.filter((one) => one.name === name && one.crew === crew) ?? [];
  return [
    ...(set ? [] : [`task is "${task}", expected one of the tasks' ids`]),
    ...(set && set.crew !== crew
      ? [`crew is ${crew}, expected that of its task, ${set.crew}`]
      : []),
    ...(alike[0] === group ? [] : ['stands twice, expected once']),
    ...group.panels
      .filter((panel) => !panels.some((one) => one.name === panel))
      .map((panel) => `carries ${panel}, which is not in panels.json`),
    ...collarTubes
      .filter((strut) => !strutsIn(name).includes(strut))
      .map((strut) => `has a collar tube on ${strut}, which is none of its struts`),
  ];
}

/**
 * Every group of struts is there once a crew, is set up by a task of that crew, and carries panels
 * that there are.
 * @returns a line for each mistake
 */
export function checkStruts(guide: Guide): string[] {
  return (guide.figures.struts ?? []).flatMap((group) =>
    checkGroup(group, guide).map(
      (line) => `${guide.folder}/figures, struts '${group.name} of ${group.crew}': ${line}`,
    ),
  );
}

/**
 * What text and notes call a strut is one.
 * @returns a line for each name that is not; nothing for a year whose figures have no struts
 */
export function checkStrutText({folder, figures, texts}: Guide): string[] {
  const {struts, hanging, tasks} = figures;
  if (!struts) return [];
  const words = [
    ...texts,
    ...hanging.flatMap(({note = ''}) => note),
    ...tasks.flatMap(({parts}) => parts),
  ];
  const named = words
    .flatMap((text) => splitPanels(text, new Set()))
    .flatMap((piece) => (typeof piece === 'object' && 'strut' in piece ? [piece.strut] : []));
  return [...new Set(named)]
    .filter((name) => groupsNamed(name, struts).length === 0)
    .map((name) => `${folder}: the text speaks of strut ${name}, which the figures have not`);
}
