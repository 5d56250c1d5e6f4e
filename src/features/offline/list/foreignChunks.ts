import fs from 'node:fs';
import path from 'node:path';

type Names = string | {[key: string]: Names};

const namesIn = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/**
 * The chunks that no page needs that a device keeps. What a component loads when it is used has no
 * name of a route and is always kept.
 * @param chunkNames for each route, written as '/setup/-a1b', the chunks of its page
 * @param isLeftOut tells routes, such as /2024/setup/, that are not kept
 */
export function foreignChunksOf(
  chunkNames: Record<string, Names>,
  isLeftOut: (route: string) => boolean,
): Set<string> {
  const routes = Object.entries(chunkNames).map(([key, names]) => ({
    foreign: isLeftOut(key.replace(/-\w+$/, '')),
    names: namesIn(names),
  }));
  const needed = new Set(routes.filter(({foreign}) => !foreign).flatMap(({names}) => names));
  const others = routes.filter(({foreign}) => foreign).flatMap(({names}) => names);
  return new Set(others.filter((name) => !needed.has(name)));
}

/** The names of each route's chunks, as Docusaurus notes them for the pages. */
export function readChunkNames(generatedFilesDir: string): Record<string, Names> {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Names>;
}
