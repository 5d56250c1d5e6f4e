/** The page's side of saving: asks the worker for things and hears how far it is. */
import {createStore} from '../../../ui/browser/store';
import {savedBuilds} from '../saved/builds';
import {newerEdition} from '../saved/newerEdition';
import {newer} from '../saved/newer';
import type {Report, Request} from '../saved/report';

/** 'unknown' until the device has been asked; 'unreachable' when the worker could not be fetched. */
export type Known = Report | 'unknown' | 'unsupported' | 'unreachable' | 'nothing';

/** What is known of this device. */
export const known = createStore<Known>('unknown');

/** Whether this browser can keep pages at all; many cannot in a private window. */
function canKeep(): boolean {
  try {
    return (
      process.env.NODE_ENV === 'production' &&
      Boolean(navigator.serviceWorker && window.caches && window.crypto?.subtle)
    );
  } catch {
    // Some throw at the mere question, such as in a frame that may keep nothing.
    return false;
  }
}

/** Whether the reader asks their device to save data: then nothing is fetched without being asked. */
const savesData = () =>
  Boolean((navigator as {connection?: {saveData?: boolean}}).connection?.saveData);

/** The scripts that this page began with, which tell of which build it is. */
const ownScripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('head script[src^="/assets/js/"]')].map(
    ({src}) => new URL(src).pathname,
  );

let registration: Promise<ServiceWorkerRegistration> | undefined;

async function hear({data, source}: MessageEvent) {
  // A worker that has been replaced may still have a last word.
  if (source !== (await registration)?.active) return;
  const report = data as Report;
  known.set(report);
  if (report.saving || report.missing.length > 0) return;
  const builds = (await savedBuilds()).map(({list}) => list);
  if (newerEdition(builds, report.version, ownScripts())) newer.set(report.version);
}

const registered = () => navigator.serviceWorker.getRegistration().catch(() => undefined);

/** The worker's registration. One that is there is not made anew: that would wait for the host. */
async function connect(): Promise<ServiceWorkerRegistration> {
  navigator.serviceWorker.addEventListener('message', (message) => void hear(message));
  // A new build's worker has taken over: it has its own files to save.
  navigator.serviceWorker.addEventListener('controllerchange', () => void saveUnasked());
  return (
    (await registered()) ?? navigator.serviceWorker.register('/sw.js', {updateViaCache: 'none'})
  );
}

/** Sends a request to the worker, which is registered first if need be. */
async function send(request: Request) {
  if (!canKeep()) return known.set('unsupported');
  try {
    await (registration ??= connect());
    (await navigator.serviceWorker.ready).active?.postMessage(request);
  } catch (error) {
    registration = undefined;
    // A TypeError is a script that could not be fetched; anything else is the browser's refusal.
    known.set(error instanceof TypeError ? 'unreachable' : 'unsupported');
  }
}

/** Saves what is missing. With `check` what is there is compared too. */
export const save = (check = false) => send({type: 'save', check});

/** Asks how far it is. */
export const ask = () => send({type: 'report'});

/** Asks a worker that is there already, without waiting for the page to have loaded. */
export async function look() {
  if (!canKeep()) return known.set('unsupported');
  if (await registered()) await ask();
}

async function saveUnasked() {
  if (!savesData()) await save();
}

/** Looks for a new build; nothing happens without signal. */
async function lookForUpdate() {
  await (await registration)?.update().catch(() => undefined);
}

/**
 * Begins to keep the site on this device, goes on where it ended, or only asks how far it is when
 * the reader wants to save data. Later it looks for new builds whenever the reader comes back.
 */
export async function start() {
  if (!canKeep()) return known.set('unsupported');
  if (savesData() && !(await registered())) return known.set('nothing');
  await send(savesData() ? {type: 'report'} : {type: 'save'});
  if (savesData()) return;
  void lookForUpdate();
  window.addEventListener('online', () => void saveUnasked());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForUpdate();
  });
}
