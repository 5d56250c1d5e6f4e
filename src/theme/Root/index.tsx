/**
 * Wraps the whole site: says when React has taken the page over, and tells when a newer edition is
 * saved on the device.
 */
import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {UpdateBar, newer} from '@site/src/features/offline';
import {replayClicks} from '@site/src/shell/bootScript';

const none = () => undefined;

function Update() {
  const version = useSyncExternalStore(newer.subscribe, newer.get, none);
  const [declined, setDeclined] = useState<string>();
  if (!version || version === declined) return null;
  return <UpdateBar onShow={() => window.location.reload()} onLater={() => setDeclined(version)} />;
}

export default function Root({children}: {children: ReactNode}) {
  useEffect(replayClicks, []);
  return (
    <>
      {children}
      <Update />
    </>
  );
}
