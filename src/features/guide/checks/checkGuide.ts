import type * as z from 'zod';
import {checkShape} from '../../../plugins/content/schemas/checkShape';
import {countedInPictures} from './checkCounted';
import {checkCrewStops} from './checkCrewStops';
import {checkDangers} from './checkDangers';
import {checkGeneralText} from './checkGeneralText';
import {checkGeometry} from './checkGeometry';
import {checkHanging} from './checkHanging';
import {checkKnown} from './checkKnown';
import {checkNotes} from './checkNotes';
import {checkOrderText} from './checkOrderText';
import {checkPanelText} from './checkPanelText';
import {checkStruts, checkStrutText} from './checkStruts';
import {checkTasks} from './checkTasks';
import {checkTaskText} from './checkTaskText';
import {checkTeardown} from './checkTeardown';
import {checkText} from './checkText';
import type {Guide} from './guide';
import {
  dangerSchema,
  geometrySchema,
  hangingSchema,
  measuredSchema,
  panelMapSchema,
  strutSchema,
  taskSchema,
} from '../model/schema';

/**
 * The panel map by itself: no name twice, and neighbours that name each other.
 * @returns a line for each mistake
 */
function checkPanels({folder, panels}: Guide): string[] {
  const names = panels.map(({name}) => name);
  return panels
    .flatMap(({name, neighbours}, index) => [
      ...(names.indexOf(name) < index ? [`panel ${name}: stands twice, expected once`] : []),
      ...neighbours.flatMap((neighbour) => {
        const other = panels.find((panel) => panel.name === neighbour);
        if (!other) return [`panel ${name}: neighbour ${neighbour} is no panel`];
        if (other.neighbours.includes(name)) return [];
        return [`panel ${name}: neighbour ${neighbour} does not name ${name} back`];
      }),
    ])
    .map((line) => `${folder}/panels.json, ${line}`);
}

/**
 * The drawings of the panel map: the panel finder shows every panel in one of them, so each is drawn,
 * and no other.
 * @returns a line for each that is not
 */
function checkViews({folder, geometry, views: all, panels}: Guide): string[] {
  const names = panels.map(({name}) => name);
  const views = Object.entries(all);
  const file = geometry ? 'views.json' : 'panels.json';
  const unknown = views.flatMap(([view, drawing]) =>
    Object.keys(drawing.panels)
      .filter((name) => !names.includes(name))
      .map((name) => `view ${view} draws ${name}, which is no panel`),
  );
  const undrawn = names
    .filter((name) => !views.some(([, drawing]) => name in drawing.panels))
    .map((name) => `panel ${name}: is drawn in no view, expected it in one`);
  return [...unknown, ...undrawn].map((line) => `${folder}/${file}, ${line}`);
}

/** @param nameOf what a reader knows an entry by; its number where that is missing */
function checkShapes<T>(
  where: string,
  schema: z.ZodObject,
  values: readonly T[],
  nameOf: (value: T) => string | undefined,
): string[] {
  return values.flatMap((value, index) =>
    checkShape({where: `${where} '${nameOf(value) ?? index + 1}'`, schema, value}),
  );
}

function shapesOf({folder, figures, map, geometry}: Guide): string[] {
  return [
    ...checkShapes(`${folder}/figures, task`, taskSchema, figures.tasks, ({id}) => id),
    ...checkShapes(
      `${folder}/figures, group`,
      hangingSchema,
      figures.hanging,
      ({task, section}) => `${section} of ${task}`,
    ),
    ...checkShapes(`${folder}/figures, danger`, dangerSchema, figures.dangers ?? [], ({id}) => id),
    ...checkShapes(
      `${folder}/figures, struts`,
      strutSchema,
      figures.struts ?? [],
      ({name, crew}) => `${name} of ${crew}`,
    ),
    ...checkShape({where: `${folder}/panels.json`, schema: panelMapSchema, value: map}),
    ...(geometry === undefined
      ? []
      : checkShape({where: `${folder}/geometry.json`, schema: geometrySchema, value: geometry})),
    ...(figures.measured === undefined
      ? []
      : checkShape({
          where: `${folder}/figures, measured`,
          schema: measuredSchema,
          value: figures.measured,
        })),
  ];
}

function yearOf({folder, figures, year}: Guide): string[] {
  if (year === figures.year) return [];
  const owner = folder.startsWith('docs/') ? 'season' : 'frozen guide';
  return [`${folder}/figures: year is ${figures.year}, expected ${year}, that of the ${owner}`];
}

/**
 * The figures of a guide without its text: shapes, tasks, panels, hanging order.
 * @returns a line for each mistake; those of the shape alone while there are any
 */
export function checkFigures(guide: Guide): string[] {
  const shapes = shapesOf(guide);
  if (shapes.length > 0) return shapes;
  return [
    ...yearOf(guide),
    ...checkTasks(guide),
    ...checkKnown(guide),
    ...checkPanels(guide),
    ...checkViews(guide),
    ...checkGeometry(guide),
    ...checkHanging(guide),
    ...checkTeardown(guide),
    ...checkStruts(guide),
  ];
}

/**
 * The count gate: all that the figures, the panel map and the text of a guide must agree on.
 * @returns a line for each mistake
 */
export function checkGuide(guide: Guide): string[] {
  const mistakes = checkFigures(guide);
  return mistakes.length > 0
    ? mistakes
    : [
        ...checkText(guide),
        ...checkDangers(guide),
        ...checkCrewStops(guide),
        ...checkStrutText(guide),
        ...checkPanelText(guide),
        ...checkTaskText(guide),
        ...checkGeneralText(guide),
        ...checkNotes(guide),
        ...checkOrderText(guide),
        ...countedInPictures(guide),
      ];
}
