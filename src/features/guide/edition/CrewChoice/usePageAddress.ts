import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Path and query of the page: of the router, which keeps the focus where it is; a build knows no query. */
export function usePageAddress(): string {
  const {pathname, search} = useLocation();
  return pathname + (useIsBrowser() ? search : '');
}
