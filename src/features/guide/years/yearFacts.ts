/** One year's figures for a crew, taken apart into single facts that two years are compared by. */
import type {Fact} from './compare';
import {countText, hardwareName} from '../model/hardwareText';
import {crewName, dangerName, dangerNames, placeNames} from '../model/names';
import type {CrewId, Danger, Figures, Hardware, Load, StrutGroup, Task} from '../model/types';

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

/** The titles of the tasks in which panels of a section are hung. */
function tasksOfSection(figures: Figures, crew: CrewId, section: string): string {
  const hung = groupsOf(figures, crew).filter((group) => group.section === section);
  return [...new Set(hung.map(({task}) => titleOf(figures, task)))].join(', ');
}

/** Which panels stand in no order list of the source. */
export function unlistedFacts(figures: Figures, crew: CrewId): Fact[] {
  const names = groupsOf(figures, crew).flatMap(({unlisted = []}) => unlisted);
  return [{key: 'unlisted', what: 'panels in no order list', words: names.join(', ') || 'none'}];
}

/** In which order the sections hang, the panels of each, and what is noted there. */
export function orderFacts(figures: Figures, crew: CrewId): Fact[] {
  const groups = groupsOf(figures, crew);
  const sections = groups.map(({section}) => section).join(', ');
  return [
    {key: 'sections', what: 'order of the sections', words: sections},
    ...groups.map(({section}) => ({
      key: `${section} tasks`,
      what: `${section} is hung in`,
      words: tasksOfSection(figures, crew, section),
    })),
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

const loadText = ({what, from, place}: Load, titleOfTask: (id: string) => string) =>
  [what, from && `from ${titleOfTask(from)}`, place && `${placeNames[place]} only`]
    .filter(Boolean)
    .join(', ');

const fieldsOf = (task: Task, titleOfTask: (id: string) => string) => ({
  where: task.place ? placeNames[task.place] : 'everywhere',
  people: task.people ? countText(task.people) : 'no number',
  parts: task.parts.join(', ') || 'none',
  tools: task.tools.join(', ') || 'none',
  'tools for': (task.toolsFor ?? [task.crew]).map(crewName).join(', '),
  when: task.orderUnknown ? 'not known' : 'in the order of the guide',
  'panels listed below': String(task.panelsBelow ?? 'none'),
  carries: task.carries?.map((load) => loadText(load, titleOfTask)).join('; ') || 'nothing',
  'coming down': task.downWritten ? 'written down' : 'not written down',
  'puts up': task.putsNothingUp ? 'nothing' : 'its parts',
});

/** Of which parts everybody needs one. */
export const perPersonFacts = (figures: Figures, crew: CrewId): Fact[] =>
  tasksOf(figures, crew).map(({id, title, perPerson = []}) => ({
    key: id,
    what: `${title}: one for each person`,
    words: perPerson.join(', ') || 'none',
  }));

/** What each task says of itself, and in which order they are done. */
export function fieldFacts(figures: Figures, crew: CrewId): Fact[] {
  const tasks = tasksOf(figures, crew);
  const order = tasks.map(({title}) => title).join(', ');
  return [
    {key: 'order', what: 'order of the tasks', words: order},
    ...tasks.flatMap((task) =>
      Object.entries(fieldsOf(task, (id) => titleOf(figures, id))).map(([field, words]) => ({
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

/** Which struts a crew sets up, what hangs on each, and what is known of them. */
export function strutFacts(figures: Figures, crew: CrewId): Fact[] {
  const words = ({panels, collarTubes = [], uncertain, task}: StrutGroup) =>
    [
      `carries ${panels.join(', ')}`,
      collarTubes.length > 0 && `collar tube on ${collarTubes.join(', ')}`,
      uncertain && 'not certain',
      `in ${titleOf(figures, task)}`,
    ]
      .filter(Boolean)
      .join('; ');
  return (figures.struts ?? [])
    .filter((strut) => strut.crew === crew)
    .map((strut) => ({key: strut.name, what: `strut ${strut.name}`, words: words(strut)}));
}

/** What can hurt, by whom it is for: a crew, or everybody where it guards no task. */
const dangersOf = ({dangers = [], tasks}: Figures, crew?: CrewId) =>
  dangers.filter(({task}) => tasks.find(({id}) => id === task)?.crew === crew);

/** What each danger says. */
export const dangerFacts = (figures: Figures, crew?: CrewId): Fact[] =>
  dangersOf(figures, crew).map(({id, kind, up}) => ({
    key: id,
    what: `danger (${dangerNames[kind]})`,
    words: up,
  }));

/** The rest of each danger, for those that both years have. */
export function dangerFieldFacts(figures: Figures, crew?: CrewId): Fact[] {
  const fields = ({kind, task, down}: Danger) => ({
    kind: dangerNames[kind],
    guards: task ? titleOf(figures, task) : 'everything',
    'in teardown': down,
  });
  return dangersOf(figures, crew).flatMap((danger) =>
    Object.entries(fields(danger)).map(([field, words]) => ({
      key: `${danger.id} ${field}`,
      what: `danger “${danger.up}”, ${field}`,
      words,
    })),
  );
}

/** What each danger is called. */
export const dangerNameFacts = (figures: Figures, crew?: CrewId): Fact[] =>
  dangersOf(figures, crew).map((danger) => ({
    key: danger.id,
    what: `danger “${danger.up}”, is called`,
    words: dangerName(danger),
  }));

/** Which wrench fits which bolt. */
export const wrenchFacts = ({wrenches = []}: Figures): Fact[] =>
  wrenches.map(({bolt, wrench, optional}) => ({
    key: bolt,
    what: `wrench for ${bolt} bolts`,
    words: `${wrench}${optional ? ', may be left out' : ''}`,
  }));

/** What is odd about the measured sheep. */
export function measuredFacts({measured}: Figures): Fact[] {
  if (!measured) return [];
  const {middle, unlabelled, unlike} = measured;
  return [
    {key: 'middle', what: 'the middle of the measured sheep', words: `${middle}"`},
    ...Object.entries({unlabelled, unlike}).flatMap(([kind, list]) =>
      list.map(({panels, why}) => ({
        key: `${kind} ${panels.join(' ')}`,
        what: `${kind}: ${panels.join(' and ')}`,
        words: why,
      })),
    ),
  ];
}
