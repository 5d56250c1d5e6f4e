/** How a request of a page is answered. */
import {cacheName, isWhole, savedBuilds} from '../saved/builds';
import {LIST_ADDRESS} from '../saved/list';
import {keptPicture, pictureForm} from '../saved/pictures';
import {olderWhole} from './status';
import {isSuperseded, list} from './scope';

/** So long a host may take while something is there to be shown instead. */
const SOON = 3_000;

const LAST_RESORT = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>No signal</title>
<h1>No signal</h1><p>This page is not saved on this device. <a href="/">Try the home page</a>.`;

const own = () => caches.open(cacheName(list.version));

/** From the network, if it begins to answer soon. */
async function soon(request: Request): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), SOON);
  return fetch(request, {signal: patience.signal}).finally(() => clearTimeout(timer));
}

let whole = false;

/** Whether this build is whole on the device. */
async function isOwnWhole(): Promise<boolean> {
  whole ||= await isWhole({name: '', cache: await own(), list}, await pictureForm());
  return whole;
}

/** A file out of any saved build, this one first. */
async function anySaved(url: string): Promise<Response | undefined> {
  const found = await (await own()).match(url);
  if (found) return found;
  for (const {cache} of (await savedBuilds()).reverse()) {
    const response = await cache.match(url);
    if (response) return response;
  }
  return undefined;
}

/** A page as it is listed: with its last slash, without index.html. */
const listedAs = (pathname: string) =>
  pathname.replace(/\/index\.html$/, '/').replace(/\/([^/.]+)$/, '/$1/');

/** A saved page: of the build that is whole, else of what there is. */
async function savedPage(url: string): Promise<Response | undefined> {
  const older = (await isOwnWhole()) ? undefined : await olderWhole();
  return (await older?.cache.match(url)) ?? (await own()).match(url);
}

const isListed = (url: string) => list.files.some((file) => file.url === url);

/** What is shown without signal in place of a page that is not on the device. */
async function instead(url: string): Promise<Response> {
  if (isListed(url) || list.leftOut.includes(url)) {
    const note = '/offline/not-kept/';
    return (await savedPage(note))
      ? Response.redirect(`${note}?page=${encodeURIComponent(url)}`)
      : new Response(LAST_RESORT, {status: 503, headers: {'content-type': 'text/html'}});
  }
  const cover = await savedPage('/404.html');
  const headers = {'content-type': 'text/html; charset=utf-8'};
  return new Response(cover?.body ?? LAST_RESORT, {
    status: 404,
    headers: cover?.headers ?? headers,
  });
}

/**
 * A page. Once this build is whole, its pages come from the device, so that page and scripts are
 * always of one build. Until then, and while a newer build arrives, they come from the network, so
 * that nobody stays with an old one.
 */
export async function answerPage(request: Request): Promise<Response> {
  const {pathname, search} = new URL(request.url);
  const url = listedAs(pathname);
  const saved = isListed(url) ? await savedPage(url).catch(() => undefined) : undefined;
  if (saved && !isSuperseded() && (await isOwnWhole())) {
    return url === pathname ? saved : Response.redirect(url + search);
  }
  try {
    return await (saved ? soon(request) : fetch(request));
  } catch {
    if (!saved) return instead(url);
    return url === pathname ? saved : Response.redirect(url + search);
  }
}

/** Another size or form of a picture comes from the network, or else the one that is saved. */
async function answerPicture(request: Request, kept: string): Promise<Response> {
  const saved = await anySaved(kept);
  if (!saved) return fetch(request);
  if (new URL(request.url).pathname === kept) return saved;
  return soon(request).catch(() => saved);
}

/** Anything else. What has its content's hash in its name may come from any build. */
export async function answerFile(request: Request): Promise<Response> {
  const {pathname} = new URL(request.url);
  if (pathname === LIST_ADDRESS) return Response.json(list);
  const kept = keptPicture(pathname, await pictureForm());
  if (kept && isListed(kept)) return answerPicture(request, kept);
  if (pathname.startsWith('/assets/')) return (await anySaved(pathname)) ?? fetch(request);
  if (!isListed(pathname)) return fetch(request);
  const saved = await (await own()).match(pathname);
  if (saved) return saved;
  return fetch(request).catch(async (error: unknown) => {
    const older = await anySaved(pathname);
    if (older) return older;
    throw error;
  });
}
