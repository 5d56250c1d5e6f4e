import {wordsToFind} from '../../text/wordsToFind';

interface Location {
  pathname: string;
  search: string;
  hash: string;
  state?: unknown;
}

/** What a result that leads to the page it is on says of itself: the address may be the same. */
const isResult = ({state}: Location) => (state as {found?: boolean} | null)?.found === true;

/**
 * Marks the words that a search result names in its address (?find=17DEF#safety). What does it is
 * only loaded then.
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: Location;
  previousLocation: Location | null;
}) {
  const find = wordsToFind(location.search);
  const before = previousLocation && wordsToFind(previousLocation.search);
  if (!find && !before) return;
  const moved = location.pathname !== previousLocation?.pathname;
  // Who goes on reading elsewhere on the page is not brought back.
  if (find === before && !moved && !isResult(location)) return;
  void Promise.all([import('./ui/markPage'), import('./found.css')])
    .then(([{markPage, unmarkPage}]) =>
      find ? markPage(find, location.hash, previousLocation !== null) : unmarkPage(),
    )
    // Without signal the page is there all the same.
    .catch(() => undefined);
}
