/**
 * Wraps the whole site: says when React has taken the page over, tells when a newer edition is saved
 * on the device, and shows the ways to a page's files to those who asked for them.
 */
import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {UpdateBar, newer} from '@site/src/features/offline';
import {asksToEdit, keepEditLinks} from '@site/src/shell/asksToEdit';
import {replayClicks} from '@site/src/shell/bootScript';
import type Editing from './editing';

const none = () => undefined;

function Update() {
  const version = useSyncExternalStore(newer.subscribe, newer.get, none);
  const [declined, setDeclined] = useState<string>();
  if (!version || version === declined) return null;
  return <UpdateBar onShow={() => window.location.reload()} onLater={() => setDeclined(version)} />;
}

function Edit() {
  const {pathname, search} = useLocation();
  const [Links, setLinks] = useState<typeof Editing>();
  useEffect(() => {
    const load = async () => (asksToEdit(search) ? (await import('./editing')).default : undefined);
    // Without signal there is nothing to change either.
    load().then(
      (links) => setLinks(() => links),
      () => undefined,
    );
  }, [search]);
  if (!Links) return null;
  const forget = () => {
    keepEditLinks(false);
    setLinks(undefined);
  };
  return <Links pathname={pathname} open={/[?&]edit\b/.test(search)} onForget={forget} />;
}

export default function Root({children}: {children: ReactNode}) {
  useEffect(replayClicks, []);
  return (
    <>
      {children}
      <Update />
      <Edit />
    </>
  );
}
