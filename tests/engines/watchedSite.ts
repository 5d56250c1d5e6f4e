/**
 * The built site, whose pages tell the server what goes wrong in them. WebDriver knows no console,
 * and what Firefox's protocol tells leaves the policy out. So a script of the site's own stands first
 * in each page; the policy allows it and stays as it is.
 */
import {text} from 'node:stream/consumers';
import {OwnSite} from '../support/ownSite';

/** What a page of a visit loads first, and where it tells what goes wrong. */
const scriptOf = (visit: number) => `/told/${visit}.js`;
const toldBy = (visit: number) => `/told/${visit}`;

/** In the page, before all else. */
function watch(address: string) {
  const tell = (what: string) => void navigator.sendBeacon(address, what);
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind].bind(console);
    console[kind] = (...words: unknown[]) => {
      tell(`console ${kind}: ${words.map(String).join(' ')}`);
      say(...words);
    };
  }
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const onError = ({target, message}: ErrorEvent) => {
    if (!(target instanceof HTMLElement)) return tell(`uncaught: ${message}`);
    // Firefox stops fetching when the page is left, and calls it an error; so it does with what was
    // fetched ahead. What the policy refuses is told below.
    if (!isLeft && target.getAttribute('rel') !== 'prefetch') tell(`failed: ${target.outerHTML}`);
  };
  // Files that fail tell their own element only, on the way down.
  addEventListener('error', onError, {capture: true});
  addEventListener('unhandledrejection', ({reason}) => tell(`uncaught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    tell(`policy: ${effectiveDirective} refuses ${blockedURI}`),
  );
  // Saving would load all of it in every test; the test of that has a site as it is.
  navigator.serviceWorker.register = () => new Promise(() => {});
}

export interface WatchedSite {
  address: string;
  /** The paths that have been asked for. */
  asked: readonly string[];
  /**
   * From here on only what is opened now is heard. Firefox cuts off what a page that is closed is about,
   * and the page may still tell what that has broken.
   */
  beginVisit: () => void;
  /** A line for each thing that went wrong since this was asked the last time. */
  trouble: () => string[];
  close: () => Promise<void>;
}

export async function openWatchedSite(): Promise<WatchedSite> {
  const site = await OwnSite.open();
  const told: string[] = [];
  let visit = 0;
  const beginVisit = () => {
    visit += 1;
    told.length = 0;
    site.head = `<script src="${scriptOf(visit)}"></script>`;
  };
  site.also = (request, response) => {
    if (request.url === scriptOf(visit)) {
      response.writeHead(200, {'content-type': 'text/javascript'});
      response.end(`(${watch.toString()})('${toldBy(visit)}')`);
      return true;
    }
    if (!request.url?.startsWith('/told/')) return false;
    void text(request).then((words) => {
      if (request.url === toldBy(visit)) told.push(words);
      response.writeHead(204).end();
    });
    return true;
  };
  return {
    address: site.address,
    asked: site.asked,
    beginVisit,
    trouble: () => told.splice(0),
    close: () => site.close(),
  };
}
