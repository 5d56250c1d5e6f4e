/** One engine, a watched site, and a new visitor for each test. */
import {soon} from '../support/soon';
import type {Engine, EnginePage} from './engine';
import {openWatchedSite, type WatchedSite} from './watchedSite';

/** The two sizes that stand for phones and desks. */
export const PHONE = [412, 900] as const;
export const DESK = [1280, 900] as const;

export interface Visit {
  page: EnginePage;
  site: WatchedSite;
  /** Opens a path of the site and waits until React has the page. */
  go: (path: string) => Promise<void>;
  /** Waits until a function says true in the page. */
  so: <A extends unknown[]>(is: (...given: A) => boolean, ...given: A) => Promise<void>;
}

/** Both engines draw without a graphics card: on a busy machine the longest pages take so long, in milliseconds. */
const TWO_MINUTES = 120_000;

export const hydrated = () => document.documentElement.dataset.hasHydrated === 'true';

/** Waits until a function says true in a page. */
export const untilSo = <A extends unknown[]>(
  page: EnginePage,
  is: (...given: A) => boolean,
  given: A,
) =>
  soon(async () => {
    if (await page.evaluate(is, ...given)) return;
    throw new Error(`not so after two minutes: ${is.toString()} of ${given.join(', ')}`);
  }, TWO_MINUTES);

/** Lets the tests of a file make visits in one engine. */
export function visits(start: () => Promise<Engine>) {
  let engine: Engine;
  let site: WatchedSite;
  beforeAll(async () => {
    site = await openWatchedSite();
    engine = await start();
  });
  afterAll(async () => {
    await engine.stop();
    await site.close();
  });

  /** A visitor who has never been here, until `leave`. */
  const begin = async (size: readonly [number, number]) => {
    const page = await engine.newPage();
    const so: Visit['so'] = (is, ...given) => untilSo(page, is, given);
    const go: Visit['go'] = async (path) => {
      await page.open(new URL(path, site.address).href);
      await so(hydrated);
    };
    site.beginVisit();
    await page.resize(...size);
    return {page, site, so, go, leave: () => page.close()};
  };

  /** One visit. @throws when a page told of trouble */
  const visit = async (size: readonly [number, number], work: (visit: Visit) => Promise<void>) => {
    const {leave, ...begun} = await begin(size);
    try {
      await work(begun);
      expect(site.trouble()).toEqual([]);
    } finally {
      await leave();
    }
  };
  return Object.assign(visit, {begin});
}

export type Visitor = ReturnType<typeof visits>;
