/** A class that a style sheet takes from another has to be there: where it is not, the bundler writes 'undefined'. */
import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

const sheets = fs
  .readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => path.join('src', file))
  .map((file) => [file, postcss.parse(fs.readFileSync(file, 'utf8'))] as const);

const classesIn = (file: string) => {
  const found = new Set<string>();
  postcss.parse(fs.readFileSync(file, 'utf8')).walkRules(({selector}) => {
    for (const [, name] of selector.matchAll(/\.([\w-]+)/g)) if (name) found.add(name);
  });
  return found;
};

/** @returns what a value of `composes` takes and from which sheet; nothing for what is global. */
function taken(file: string, value: string) {
  const [, names = '', from] = /^([\w\s-]+?)(?:\s+from\s+(.+))?$/.exec(value) ?? [];
  if (from === 'global') return [];
  const sheet = from ? path.join(path.dirname(file), from.replace(/['"]/g, '')) : file;
  return names.split(/\s+/).map((name) => ({name, sheet}));
}

test.each(sheets)('%s takes only classes that are there', (file, sheet) => {
  const missing: string[] = [];
  sheet.walkDecls('composes', ({value}) => {
    for (const {name, sheet: from} of taken(file, value))
      if (!classesIn(from).has(name)) missing.push(`.${name} of ${from}`);
  });
  expect(missing).toEqual([]);
});
