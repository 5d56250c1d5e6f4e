import {decodeHash} from '../../text/decodeHash';
import {answerHash} from '../../ui/hooks/useHashEntry';

/** The router fails on a hash that is no valid encoding, such as '#%'. */
const isBroken = (hash: string) => hash.length > 1 && decodeHash(hash) === '';

/** Where the router is, or on its way to: a page that it has left listens on for a moment. */
let page = '';

export function onRouteUpdate({location}: {location: {pathname: string}}) {
  page = location.pathname;
}

/**
 * Hears of Back, Forward and typed addresses before the router does, since it is loaded before the
 * router is made, and keeps from it what is not for it.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    const {pathname, hash} = window.location;
    if ((pathname === page && answerHash()) || isBroken(hash)) event.stopImmediatePropagation();
  });
}
