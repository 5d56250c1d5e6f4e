import {cacheName, isWhole, savedBuilds, savedIn, type Build} from '../saved/builds';
import {filesFor, sizeOf} from '../saved/list';
import {pictureForm} from '../saved/pictures';
import type {Report} from '../saved/report';
import {list, scope} from './scope';

/** What the last try found out; the worker forgets it when it sleeps, and tries anew. */
export const lastTry = {saving: false, refused: false, whyNot: new Map<string, string>()};

/** The newest other build that is whole on the device. */
export async function olderWhole(): Promise<Build | undefined> {
  const form = await pictureForm();
  const others = (await savedBuilds()).filter((build) => build.list.version !== list.version);
  for (const build of others.reverse()) if (await isWhole(build, form)) return build;
  return undefined;
}

/** What is there, read from the cache: nothing is remembered that could be wrong by now. */
async function savedNow(): Promise<Set<string>> {
  try {
    return await savedIn(await caches.open(cacheName(list.version)));
  } catch {
    // The device keeps nothing at all, such as in a private window.
    lastTry.refused = true;
    return new Set();
  }
}

/** Tells all open pages how far this build is saved. */
export async function report(): Promise<void> {
  const files = filesFor(list, await pictureForm());
  const saved = await savedNow();
  const there = files.filter(({url}) => saved.has(url));
  const older = there.length < files.length ? await olderWhole().catch(() => undefined) : undefined;
  const message: Report = {
    year: list.year,
    built: list.built,
    version: list.version,
    total: files.length,
    bytes: sizeOf(files),
    saved: there.length,
    savedBytes: sizeOf(there),
    saving: lastTry.saving,
    missing: files
      .filter(({url}) => !saved.has(url))
      .map(({url}) => ({url, why: lastTry.whyNot.get(url)})),
    refused: lastTry.refused,
    older: older && {year: older.list.year, built: older.list.built},
  };
  for (const page of await scope.clients.matchAll({includeUncontrolled: true}))
    page.postMessage(message);
}
