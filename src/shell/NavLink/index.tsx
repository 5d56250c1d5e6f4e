import {lazy, Suspense} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {NavItem} from '@site/src/data/schema';
import SiteLink from '../../ui/SiteLink';
import styles from './styles.module.css';

// Only a list with a note needs it, so it stays out of the first load.
const Tooltip = lazy(() => import('../../ui/Tooltip'));

interface Props extends NavItem {
  onClick?: () => void;
}

/** An item of the header's, drawer's or footer's list; marks the page, or the part, that one is in. */
export default function NavLink({title, href, tbd, covers = [], onClick}: Props) {
  const isBrowser = useIsBrowser();
  const {pathname} = useLocation();
  const isCovered = covers.includes(pathname);
  // The campout's pages are listed one by one; any other item stands for all that lies under it.
  const isOnePage = href.startsWith('/campout/');
  // So does a year that is over, in which it was the same part.
  const isIn = isCovered || `${pathname}/`.replace(/^\/\d{4}(?=\/)/, '').startsWith(href);
  const link = href.endsWith('/') ? (
    <Link
      to={href}
      isNavLink
      exact={isOnePage}
      {...((isCovered || !isOnePage) && {isActive: () => isIn})}
      aria-current={isOnePage && !isCovered ? 'page' : 'true'}
      className={styles.link}
      activeClassName={isCovered ? styles.within : styles.active}
      onClick={onClick}
    >
      {title}
    </Link>
  ) : (
    <SiteLink href={href} className={styles.link} onClick={onClick}>
      {title}
    </SiteLink>
  );
  // Once React has the page: what it has not loaded yet it cannot take over from the server.
  if (!tbd || !isBrowser) return link;
  return (
    <Suspense fallback={link}>
      <Tooltip note={tbd}>{link}</Tooltip>
    </Suspense>
  );
}
