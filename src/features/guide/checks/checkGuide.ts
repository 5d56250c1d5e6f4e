import type * as z from 'zod';
import {checkShape} from '../../../plugins/content/schemas/checkShape';
import {checkDangers} from './checkDangers';
import {checkHanging} from './checkHanging';
import {checkPanels} from './checkPanels';
import {checkStruts, checkStrutText} from './checkStruts';
import {checkTasks} from './checkTasks';
import {checkTeardown} from './checkTeardown';
import {checkText} from './checkText';
import {checkViews} from './checkViews';
import type {Guide} from './guide';
import {dangerSchema, hangingSchema, panelMapSchema, strutSchema, taskSchema} from './schema';

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

function shapesOf({folder, figures, map}: Guide): string[] {
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
    ...checkPanels(guide),
    ...checkViews(guide),
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
    : [...checkText(guide), ...checkDangers(guide), ...checkStrutText(guide)];
}
