import type {Guide} from './guide';

interface Drawn {
  views?: Record<string, {panels: object}>;
}

/**
 * The drawings of the panel map: the panel finder shows every panel in one of them, so each is drawn,
 * and no other.
 * @returns a line for each that is not
 */
export function checkViews({folder, map, panels}: Guide): string[] {
  const names = panels.map(({name}) => name);
  const views = Object.entries((map as Drawn).views ?? {});
  const unknown = views.flatMap(([view, drawing]) =>
    Object.keys(drawing.panels)
      .filter((name) => !names.includes(name))
      .map((name) => `view ${view} draws ${name}, which is no panel`),
  );
  const undrawn = names
    .filter((name) => !views.some(([, drawing]) => name in drawing.panels))
    .map((name) => `panel ${name}: is drawn in no view, expected it in one`);
  return [...unknown, ...undrawn].map((line) => `${folder}/panels.json, ${line}`);
}
