import {useEffect, useState, useSyncExternalStore} from 'react';
import {savedBuilds} from '../saved/builds';
import {ask, known, look, save, type Known} from './device';
import {filesFor} from '../saved/list';
import {pictureForm} from '../saved/pictures';
import {selfTest} from '../saved/selfTest';

/** How far a self-test is, and at its end what it found to be missing or damaged. */
export interface Tested {
  read: number;
  total: number;
  bad?: string[];
}

const unknown = (): Known => 'unknown';

/** What is known of this device, and what a reader can ask of it. */
export function useDevice() {
  const device = useSyncExternalStore(known.subscribe, known.get, unknown);
  const [tested, setTested] = useState<Tested>();
  const [promised, setPromised] = useState<boolean>();

  useEffect(() => void look(), []);

  async function saveAgain() {
    setTested(undefined);
    await save(true);
    // Some browsers ask the reader, some decide alone, some know nothing of it.
    setPromised(await navigator.storage?.persist?.().catch(() => false));
  }

  async function test() {
    if (typeof device === 'string') return;
    const build = (await savedBuilds()).find(({list}) => list.version === device.version);
    const files = build ? filesFor(build.list, await pictureForm()) : [];
    const total = files.length;
    setTested({read: 0, total});
    const bad = build
      ? await selfTest(build.cache, files, (read) => setTested({read, total}))
      : ['the list of files'];
    setTested({read: total, total, bad});
    await ask();
  }

  return {device, tested, promised, saveAgain, test};
}
