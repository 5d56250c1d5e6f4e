import {matchPath, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';

interface Route {
  path?: string | string[];
  exact?: boolean;
  routes?: Route[];
}

/** Whether a page is there. The docs, at the root, hold every path; only exact routes are pages. */
const hasPage = (among: Route[], pathname: string): boolean =>
  among.some(({path, exact, routes: inner = []}) =>
    exact ? matchPath(pathname, {path, exact}) !== null : hasPage(inner, pathname),
  );

/**
 * The path by which a page's lists are chosen. For every address without a page it is the root at
 * first: all get the one 404.html, and React, taking that over, must draw what stands in it.
 */
export function usePartOfSite(): string {
  const {pathname} = useLocation();
  const isTakenOver = useIsBrowser();
  return isTakenOver || hasPage(routes, pathname) ? pathname : '/';
}
