import type {AnswerFacts, AnswerLink, Sign} from './types';

/** A small sheep with some panels gold, seen as the first of them is seen best; none where none is drawn. */
export function signOf(names: readonly string[], {panels, views}: AnswerFacts): Sign[] {
  const gold = panels.filter(({name}) => names.includes(name));
  const [first] = gold;
  const view = first && views[first.view];
  if (!view) return [];
  return [{...view, panels: gold.filter((one) => one.view === first.view).map(({path}) => path)}];
}

/** The way to a task of the guide, with its crew; nothing for a task that is not there. */
export const taskLink = (id: string, {tasks, guide}: AnswerFacts): AnswerLink[] =>
  tasks
    .filter((task) => task.id === id)
    .map(({title, crew}) => ({href: `${guide}#${id}`, label: title, crew}));
