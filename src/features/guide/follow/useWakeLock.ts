import {useEffect, useState} from 'react';

/** Whether the screen stays on: undefined until the browser has answered. */
export type Awake = boolean | undefined;

/**
 * Keeps the screen on while something is shown (Screen Wake Lock). The browser lets go of it when the
 * page is hidden, so it is asked for again when the page comes back.
 * @param wanted true while the screen is to stay on
 * @returns false where the browser cannot or will not
 */
export function useWakeLock(wanted: boolean): Awake {
  const [awake, setAwake] = useState<Awake>();
  useEffect(() => {
    if (!wanted) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const letGo = () => void lock?.release().catch(() => undefined);
    async function ask() {
      if (document.visibilityState !== 'visible') return;
      try {
        // Not in all browsers, and not where the page came without https.
        lock = await (navigator.wakeLock as WakeLock | undefined)?.request('screen');
        if (isOver) letGo();
        else setAwake(lock !== undefined);
      } catch {
        // An empty battery, or a setting: the crew is told.
        setAwake(false);
      }
    }
    const onVisible = () => void ask();
    void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      letGo();
    };
  }, [wanted]);
  return awake;
}
