import {filesFor, LIST_ADDRESS, type FileList, type PictureForm} from './list';

/** Each saved build is a cache of its own, so that no page gets a file of another build. */
const PREFIX = 'baaahs-offline-';

export const cacheName = (version: string) => PREFIX + version;

/** The caches of saved builds, the newest last. */
export const buildNames = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** The list of a saved build; undefined when its cache has none. */
export async function listIn(cache: Cache): Promise<FileList | undefined> {
  return (await cache.match(LIST_ADDRESS))?.json() as Promise<FileList> | undefined;
}

export interface Build {
  name: string;
  cache: Cache;
  list: FileList;
}

/** The builds of which something is saved, the newest last. */
export async function savedBuilds(): Promise<Build[]> {
  const found = await Promise.all(
    (await buildNames()).map(async (name) => {
      const cache = await caches.open(name);
      return {name, cache, list: await listIn(cache)};
    }),
  );
  return found.filter((build): build is Build => build.list !== undefined);
}

/** The addresses of the files that are in a cache. */
export async function savedIn(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({url}) => new URL(url).pathname));
}

/** Whether every file of a build is in its cache. */
export async function isWhole({cache, list}: Build, form: PictureForm): Promise<boolean> {
  const saved = await savedIn(cache);
  return filesFor(list, form).every(({url}) => saved.has(url));
}
