import {nearest} from '../../../plugins/content/schemas/suggest';
import type {Guide} from './guide';
import {placeOf} from './taskText';

/** Curly quotes too: lint says where they stand, and nothing else is lost by them. */
const calls = /\b(task|hanging)\(\s*(['"`‘“„])(.*?)['"`’”“]\s*\)/g;

const headings = /^#{2,6} .*\{\/\* #([\w-]+) \*\/\}/gm;

/** Drawings, lists and the finder lead to a task by its id: a heading of the text has it. */
function unheaded({folder, figures, texts}: Guide): string[] {
  const ids = texts.flatMap((text) => [...text.matchAll(headings)].map(([, id = '']) => id));
  if (ids.length === 0) return [];
  return figures.tasks
    .filter(({id}) => !ids.includes(id))
    .map(({id}) => {
      const meant = nearest(id, ids);
      const hint = meant ? `; did #${meant} lose it?` : '';
      return `${folder}: no heading of the text has {/* #${id} */}, the id of that task${hint}`;
    });
}

/**
 * The text and the figures know each other: whatever it reads with task('…') and hanging('…') is
 * there, and whatever is there is read.
 * @returns a line for each that is not
 */
export function checkText(guide: Guide): string[] {
  const {folder, figures, texts} = guide;
  const found = texts.flatMap((text) =>
    [...text.matchAll(calls)].map(([, reader = '', , id = '']) => ({reader, id})),
  );
  const there = {
    task: figures.tasks.map(({id}) => id),
    hanging: figures.hanging.map(({task}) => task),
  };
  const calling = Object.entries(there).flatMap(([reader, ids]) => {
    const read = found.filter((call) => call.reader === reader).map(({id}) => id);
    const unknown = [...new Set(read)].filter((id) => !ids.includes(id));
    const unread = [...new Set(ids)].filter((id) => !read.includes(id));
    return [
      ...unknown.map((id) => {
        const meant = nearest(id, ids);
        const hint = meant ? `; did you mean ${meant}?` : '';
        return `${placeOf(guide, `'${id}'`)}: the text has ${reader}('${id}'), which the figures have not${hint}`;
      }),
      ...unread
        .filter((id) => !unknown.some((other) => nearest(other, ids) === id))
        .map((id) => `${folder}/figures, task '${id}': no text reads it with ${reader}('${id}')`),
    ];
  });
  return [...calling, ...unheaded(guide)];
}
