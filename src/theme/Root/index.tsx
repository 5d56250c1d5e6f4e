/**
 * Wraps the whole site: fetches the display face early, since headings are seen first, says when
 * React has taken the page over, and tells when a newer edition is saved on the device.
 */
import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import displayFace from '@fontsource/righteous/files/righteous-latin-400-normal.woff2';
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
      <Head>
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={displayFace}
        />
      </Head>
      {children}
      <Update />
    </>
  );
}
