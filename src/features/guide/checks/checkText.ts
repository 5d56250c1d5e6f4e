import type {Guide} from './guide';

const calls = /\b(task|hanging)\(\s*(['"`])(.*?)\2\s*\)/g;

/**
 * The text and the figures know each other: whatever it reads with task('…') and hanging('…') is
 * there, and whatever is there is read.
 * @returns a line for each that is not
 */
export function checkText({folder, figures, texts}: Guide): string[] {
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
      ...unknown.map(
        (id) => `${folder}: the text has ${reader}('${id}'), which the figures have not`,
      ),
      ...unread.map(
        (id) => `${folder}/figures, task '${id}': no text reads it with ${reader}('${id}')`,
      ),
    ];
  });
}
