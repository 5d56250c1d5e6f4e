/** What style sheets may name. */
import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import selectors from 'postcss-selector-parser';

/** All of ours, and the style sheets of single components. */
const all = fs
  .readdirSync('src', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('src', file))
  .map((file) => [file, postcss.parse(fs.readFileSync(file, 'utf8'))] as const);
const modules = all.filter(([file]) => file.endsWith('.module.css'));

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

// Where it is not, the bundler writes 'undefined' in its place.
test.each(modules)('%s takes only classes that are there', (file, sheet) => {
  const missing: string[] = [];
  sheet.walkDecls('composes', ({value}) => {
    for (const {name, sheet: from} of taken(file, value))
      if (!classesIn(from).has(name)) missing.push(`.${name} of ${from}`);
  });
  expect(missing).toEqual([]);
});

// Docusaurus takes them off and puts them on again one by one while React takes the page over.
test.each(all)('%s stands by no class that the page has only now and then', (_, sheet) => {
  const found: string[] = [];
  sheet.walkRules(({selector}) => {
    if (/plugin-(?:docs|id|pages)|docs-(?:version|doc-page|doc-id)/.test(selector))
      found.push(selector);
  });
  expect(found).toEqual([]);
});

/** What a compound of a selector is asked for besides `:has`; `:is` and its like by what they hold. */
const isName = (node: selectors.Node): boolean =>
  node.type === 'pseudo'
    ? /^:(?:is|where|global)$/.test(node.value) &&
      node.nodes.every((one) => one.some((inside) => isName(inside)))
    : ['class', 'attribute', 'tag', 'id'].includes(node.type);

/** Whether what a selector gives its looks to is known by `:has` alone, and so asked of everything. */
function asksAll(selector: string): boolean {
  let found = false;
  selectors((root) =>
    root.each((one) => {
      const last = one.split(({type}) => type === 'combinator').at(-1) ?? [];
      found ||= last.some((node) => String(node).includes(':has(')) && !last.some(isName);
    }),
  ).processSync(selector);
  return found;
}

// A browser asks it of each element then, up to the root, and styles all of the page again, whatever
// changes in it: on the guide that was a fifth of what holds up a phone.
test.each(all)('%s asks `:has` of what has a name', (_, sheet) => {
  const found: string[] = [];
  sheet.walkRules(({selector}) => {
    if (selector.includes(':has(') && asksAll(selector)) found.push(selector);
  });
  expect(found).toEqual([]);
});
