import {buildNames, cacheName, savedBuilds, savedIn, type Build} from '../saved/builds';
import {filesFor, LIST_ADDRESS, sizeOf, type KeptFile} from '../saved/list';
import {pictureForm} from '../saved/pictures';
import {isSound} from '../saved/selfTest';
import {lastTry, olderWhole, report} from './status';
import {fetchFile, NotHad} from './fetchFile';
import {isSuperseded, list} from './scope';

/** How many files are fetched at once: the page that is being read goes first. */
const AT_ONCE = 4;
/** After so many files in a row without an answer there is no signal. */
const ENOUGH = 4;
/** How often the pages are told, in milliseconds. */
const TELL_EVERY = 250;

/** Builds that nobody needs: all but this one and the last that is whole, which is shown till then. */
async function dropOldBuilds(): Promise<void> {
  const keep = [cacheName(list.version), (await olderWhole())?.name];
  const names = await buildNames();
  await Promise.all(
    names.filter((name) => !keep.includes(name)).map((name) => caches.delete(name)),
  );
}

/** A page is saved with its headers, which may have changed where its content has not. */
const hasOldHeaders = (url: string, build: Build) =>
  /(\/|\.html)$/.test(url) && build.list.headers !== list.headers;

/** The same file out of a build that is saved already. */
async function copyOf({url, revision}: KeptFile, builds: Build[]): Promise<Response | undefined> {
  const same = builds.find(
    (build) =>
      !hasOldHeaders(url, build) &&
      build.list.files.some((file) => file.url === url && file.revision === revision),
  );
  return same?.cache.match(url);
}

async function missingIn(cache: Cache, check: boolean): Promise<KeptFile[]> {
  const files = filesFor(list, await pictureForm());
  const saved = await savedIn(cache);
  if (!check) return files.filter(({url}) => !saved.has(url));
  const missing: KeptFile[] = [];
  for (const file of files) if (!(await isSound(cache, file))) missing.push(file);
  return missing;
}

/** Whether the device says that it has room; one that does not say is asked by trying. */
async function hasRoom(bytes: number): Promise<boolean> {
  const {quota, usage} = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined || quota - usage >= bytes;
}

async function saveAll(cache: Cache, missing: KeptFile[]): Promise<void> {
  const others = (await savedBuilds()).filter(({name}) => name !== cacheName(list.version));
  const queue = [...missing];
  let unanswered = 0;
  let told = 0;

  async function saveOne(file: KeptFile) {
    try {
      const response = (await copyOf(file, others)) ?? (await fetchFile(file));
      unanswered = 0;
      await cache.put(file.url, response);
    } catch (error) {
      if (!(error instanceof NotHad)) throw error;
      lastTry.whyNot.set(file.url, error.message);
      if (error.noAnswer) unanswered += 1;
    }
    if (Date.now() - told < TELL_EVERY) return;
    told = Date.now();
    await report();
  }

  async function work() {
    while (unanswered < ENOUGH && !lastTry.refused && !isSuperseded()) {
      const next = queue.shift();
      if (!next) return;
      await saveOne(next);
    }
  }
  // All are waited for, so that nothing is written after the last report.
  const ends = await Promise.allSettled(Array.from({length: AT_ONCE}, work));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}

async function run(check: boolean): Promise<void> {
  Object.assign(lastTry, {saving: true, refused: false, whyNot: new Map()});
  try {
    await dropOldBuilds();
    const cache = await caches.open(cacheName(list.version));
    const missing = await missingIn(cache, check);
    await report();
    if (missing.length === 0) return;
    if (!(await hasRoom(sizeOf(missing)))) {
      lastTry.refused = true;
      return;
    }
    await cache.put(LIST_ADDRESS, Response.json(list));
    await saveAll(cache, missing);
  } catch {
    // Whatever the storage throws (full, forbidden, gone): it does not keep what it is given.
    lastTry.refused = true;
  } finally {
    lastTry.saving = false;
    await report();
  }
}

let running: Promise<void> | undefined;

/**
 * Saves what is missing of this build, a few files at a time, and tells the pages. What is there
 * already is not fetched again, so a try that was cut off goes on where it ended.
 * @param check true when what is there is to be read and compared as well
 */
export async function save(check: boolean): Promise<void> {
  // Who asks while it saves may have just come, and wants to know.
  if (running) await report();
  running ??= run(check).finally(() => (running = undefined));
  await running;
}
