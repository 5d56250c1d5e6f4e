import {decodeHash} from '../lib/decodeHash';

/**
 * Opens the question that the address points to: the router moves there by script, which does not
 * open a closed `<details>` as the browser's own jump does. Opens all of them for print.
 */
function open(hash: string) {
  const target = document.getElementById(decodeHash(hash));
  const details = target?.closest('details');
  if (!target || !details) return;
  details.open = true;
  target.scrollIntoView();
}

function openAllForPrint() {
  document.querySelectorAll<HTMLDetailsElement>('main details:not([open])').forEach((details) => {
    details.open = true;
    window.addEventListener('afterprint', () => (details.open = false), {once: true});
  });
}

if (typeof window !== 'undefined') window.addEventListener('beforeprint', openAllForPrint);

export function onRouteDidUpdate({location}: {location: {hash: string}}) {
  open(location.hash);
}
