import {nearest} from '../../../plugins/content/schemas/suggest';
import type {Guide} from './guide';
import {placeOf} from './taskText';

/** Curly quotes too: lint says where they stand, and nothing else is lost by them. */
const calls = /\b(task|hanging)\(\s*(['"`‘“„])(.*?)['"`’”“]\s*\)/g;

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
  return Object.entries(there).flatMap(([reader, ids]) => {
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
}
