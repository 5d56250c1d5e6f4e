/** One year's figures for a crew, taken apart into single facts that two years are compared by. */
import type {Fact} from './compare';
import {countText, hardwareName} from '../model/hardwareText';
import {crewName, placeNames} from '../model/names';
import type {CrewId, Figures, Hardware, Task} from '../model/types';

const tasksOf = ({tasks}: Figures, crew: CrewId) => tasks.filter((task) => task.crew === crew);
const groupsOf = ({hanging}: Figures, crew: CrewId) =>
  hanging.filter((group) => group.crew === crew);
const titleOf = ({tasks}: Figures, id: string) => tasks.find((task) => task.id === id)?.title ?? id;

/** In which section each panel hangs. */
export function panelFacts(figures: Figures, crew: CrewId): Fact[] {
  return groupsOf(figures, crew).flatMap(({panels, section}) =>
    panels.map((name) => ({key: name, what: `panel ${name}`, words: section})),
  );
}

/** In which order the sections hang, the panels of each, and what is noted there. */
export function orderFacts(figures: Figures, crew: CrewId): Fact[] {
  const groups = groupsOf(figures, crew);
  const sections = groups.map(({section}) => section).join(', ');
  return [
    {key: 'sections', what: 'order of the sections', words: sections},
    ...groups.flatMap(({section, task, panels, ordered, note}) => [
      {
        key: `${task} ${section}`,
        what: `order of ${section} (${titleOf(figures, task)})`,
        words: `${panels.join(', ')}${ordered ? '' : ', in no known order'}`,
      },
      {
        key: `${task} ${section} note`,
        what: `note on ${section} (${titleOf(figures, task)})`,
        words: note ?? 'none',
      },
    ]),
  ];
}

/** Which tasks there are. */
export function taskFacts(figures: Figures, crew: CrewId): Fact[] {
  return tasksOf(figures, crew).map(({id, title}) => ({key: id, what: title, words: title}));
}

const fieldsOf = (task: Task) => ({
  where: task.place ? placeNames[task.place] : 'everywhere',
  people: task.people ? countText(task.people) : 'no number',
  parts: task.parts.join(', ') || 'none',
  tools: task.tools.join(', ') || 'none',
  'tools for': (task.toolsFor ?? [task.crew]).map(crewName).join(', '),
  when: task.orderUnknown ? 'not known' : 'in the order of the guide',
});

/** What each task says of itself, and in which order they are done. */
export function fieldFacts(figures: Figures, crew: CrewId): Fact[] {
  const tasks = tasksOf(figures, crew);
  const order = tasks.map(({title}) => title).join(', ');
  return [
    {key: 'order', what: 'order of the tasks', words: order},
    ...tasks.flatMap((task) =>
      Object.entries(fieldsOf(task)).map(([field, words]) => ({
        key: `${task.id} ${field}`,
        what: `${task.title}: ${field}`,
        words,
      })),
    ),
  ];
}

const withFittings = (hardware: Hardware) =>
  hardware.with ? `${hardwareName(hardware)}, each with ${hardware.with}` : hardwareName(hardware);

/** How much of which hardware each task takes. */
export function hardwareFacts(figures: Figures, crew: CrewId): Fact[] {
  return tasksOf(figures, crew).flatMap(({id, title, hardware}) =>
    hardware.map((piece) => {
      const where = piece.place ? ` (${placeNames[piece.place]} only)` : '';
      const name = `${withFittings(piece)}${where}`;
      return {key: `${id} ${name}`, what: `${title}: ${name}`, words: countText(piece.count)};
    }),
  );
}
