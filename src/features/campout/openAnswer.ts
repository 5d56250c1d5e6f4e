import {decodeHash} from '../../text/decodeHash';

/**
 * Opens the question that the address points to: the router moves there by script, which does not
 * open a closed `<details>` as the browser's own jump does. Opens all of them for print.
 */
function open(hash: string) {
  const details = document.getElementById(decodeHash(hash))?.closest('details');
  if (details) details.open = true;
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
