import {nearest} from '../../../plugins/content/schemas/suggest';
import type {HangingGroup} from '../model/types';
import type {Guide} from './guide';

/** Groups whose name is of no section of the map, and what their panels are of there. */
const ALSO: Record<string, string> = {Ear: 'Head'};

/** The section of the map that a group is called after: 'Foreshank, first part' is Foreshank. */
function sectionOf(group: string, sections: readonly string[]): string | undefined {
  const own = [...sections, ...Object.keys(ALSO)]
    .sort((a, b) => b.length - a.length)
    .find((section) => new RegExp(`(?<!\\w)${section}s?(?!\\w)`, 'i').test(group));
  return own && (ALSO[own] ?? own);
}

/** A group is called after a section, and all that hangs in it is of that one. */
function checkSection(group: HangingGroup, {panels}: Guide): string[] {
  const sections = [...new Set(panels.map(({section}) => section))];
  const own = sectionOf(group.section, sections);
  if (!own) {
    const meant = nearest(group.section, sections);
    return [
      `group ${nameOf(group)}: the map has no such section, expected ${meant ?? `one of ${sections.join(', ')}`}`,
    ];
  }
  // Where nobody has written down an order, a group gathers what is left.
  if (!group.ordered) return [];
  return panels
    .filter(({name, section}) => group.panels.includes(name) && section !== own)
    .map(
      ({name, section}) =>
        `panel ${name} in ${nameOf(group)}: is of the section ${section} in panels.json, expected ${own}; change one of the two`,
    );
}

function unknownPanel(name: string, panels: Guide['panels']): string {
  const meant = nearest(
    name,
    panels.map((panel) => panel.name),
  );
  const expected = meant ? `; did you mean ${meant}?` : ', expected the name of one of its panels';
  return `is not in panels.json${expected}`;
}

const nameOf = ({task, section}: HangingGroup) => `'${section}' of ${task}`;

function checkGroup(group: HangingGroup, {figures, panels}: Guide): string[] {
  const task = figures.tasks.find(({id}) => id === group.task);
  const taskMistake = !task
    ? [`group ${nameOf(group)}: names no task, expected one of the tasks' ids`]
    : task.crew !== group.crew
      ? [`group ${nameOf(group)}: crew is ${group.crew}, expected that of its task, ${task.crew}`]
      : [];
  const unlisted = (group.unlisted ?? []).filter((name) => !group.panels.includes(name));
  return [
    ...taskMistake,
    ...unlisted.map(
      (name) => `panel ${name} in ${nameOf(group)}: is unlisted, but the group has no such panel`,
    ),
    ...group.panels.flatMap((name) => {
      const panel = panels.find((one) => one.name === name);
      if (!panel) return [`panel ${name} in ${nameOf(group)}: ${unknownPanel(name, panels)}`];
      if (panel.crew === group.crew) return [];
      return [
        `panel ${name} in ${nameOf(group)}: hung by ${group.crew}, expected ${panel.crew}, as in panels.json`,
      ];
    }),
  ];
}

/**
 * Every panel of the map is hung once, by the crew that the map gives it to, under a task of theirs.
 * @returns a line for each that is not
 */
export function checkHanging(guide: Guide): string[] {
  const {folder, figures, panels} = guide;
  const hung = panels.flatMap(({name}) => {
    const groups = figures.hanging.flatMap((group) =>
      group.panels.filter((panel) => panel === name).map(() => nameOf(group)),
    );
    if (groups.length === 1) return [];
    if (groups.length === 0) return [`panel ${name}: is never hung, expected it in one group`];
    return [
      `panel ${name}: is hung ${groups.length} times, in ${groups.join(' and ')}; expected once`,
    ];
  });
  const grouped = figures.hanging.flatMap((group) => [
    ...checkGroup(group, guide),
    ...checkSection(group, guide),
  ]);
  return [...grouped, ...hung].map((line) => `${folder}/figures/hanging.ts, ${line}`);
}
