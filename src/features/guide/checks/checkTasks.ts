import type {Guide} from './guide';

/**
 * @returns a line for each task whose id another has too, or does not begin with its crew, and for
 *   each thing per person that is none of its parts
 */
export function checkTasks({folder, figures}: Guide): string[] {
  const ids = figures.tasks.map(({id}) => id);
  return figures.tasks.flatMap(({id, crew, parts, perPerson = []}, index) => [
    ...(ids.indexOf(id) < index
      ? [`${folder}/figures, task '${id}': stands twice, expected an id of its own`]
      : []),
    ...(id.startsWith(`${crew}-`)
      ? []
      : [`${folder}/figures, task '${id}': id is "${id}", expected one that begins with ${crew}-`]),
    ...perPerson
      .filter((item) => !parts.includes(item))
      .map(
        (item) =>
          `${folder}/figures, task '${id}': perPerson has '${item}', which is not one of its parts`,
      ),
  ]);
}
