import type {Guide} from './guide';

/**
 * The panel map by itself: no name twice, and neighbours that name each other.
 * @returns a line for each mistake
 */
export function checkPanels({folder, panels}: Guide): string[] {
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
