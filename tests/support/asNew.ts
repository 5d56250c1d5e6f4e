/** Makes a window that a test has used as good as a new one. */
import type {BrowserContext, Page} from 'playwright-core';

/** What tests listen to, on a page or on all pages of its window. */
const events = [
  ...['console', 'dialog', 'download', 'load', 'page', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'response'],
];

/** All that a page may keep on a device; what is kept for one visit goes with local storage. */
const KEPT = 'cookies,local_storage,indexeddb,cache_storage,file_systems';

/**
 * Notes what is done to a window, as nobody can ask it later.
 * @returns a list that grows: what undoes it
 */
function noteTraces(page: Page, context: BrowserContext) {
  const traces: (() => Promise<unknown>)[] = [];
  const {addInitScript, newCDPSession, setOffline} = {
    addInitScript: page.addInitScript.bind(page),
    newCDPSession: context.newCDPSession.bind(context),
    setOffline: context.setOffline.bind(context),
  };
  Object.assign(page, {
    async addInitScript(...given: Parameters<typeof addInitScript>) {
      const script = await addInitScript(...given);
      traces.push(() => script.dispose());
      return script;
    },
  });
  Object.assign(context, {
    // What a session has set, such as a slower processor, ends with it.
    async newCDPSession(...given: Parameters<typeof newCDPSession>) {
      const session = await newCDPSession(...given);
      traces.push(() => session.detach());
      return session;
    },
    setOffline(isOffline: boolean) {
      traces.push(() => setOffline(false));
      return setOffline(isOffline);
    },
  });
  Object.defineProperty(page, 'clock', {
    get() {
      throw new Error('a clock cannot be taken out again: use withPage');
    },
  });
  return traces;
}

const stopListening = (heard: Page | BrowserContext) => {
  for (const event of events) heard.removeAllListeners(event);
};

/** @returns what leaves nothing of the work in a window but what the browser keeps of the site's files */
export function resetterOf(page: Page, origin: string): () => Promise<void> {
  const context = page.context();
  const attach = context.newCDPSession.bind(context);
  const traces = noteTraces(page, context);
  return async () => {
    stopListening(page);
    stopListening(context);
    for (const undo of traces.splice(0)) await undo();
    for (const other of context.pages()) if (other !== page) await other.close();
    // A file that is still on its way, such as one fetched ahead, is answered by nobody any more.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    // A file of the site without script, as a page may note something on the device when it is left.
    const leave = () => page.goto('/robots.txt');
    // A page that is still on its way back, as after a picture is closed, calls the first try off.
    await leave().catch(leave);
    // Not for longer: each session puts its own media, here none, over Playwright's at each navigation.
    const devtools = await attach(page);
    await devtools.send('Storage.clearDataForOrigin', {origin, storageTypes: KEPT});
    await devtools.send('Page.resetNavigationHistory');
    await devtools.detach();
    await page.mouse.move(0, 0);
  };
}
