import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Props {
  /** What the hash says: it stands for a crew, or for all of them. */
  id: string;
  isShown: boolean;
  className?: string;
  children: ReactNode;
}

/** An entry of a list: the link that sets the hash to a crew; marked where that crew is shown. */
export default function CrewLink({id, isShown, className, children}: Props) {
  const {pathname, search} = useLocation();
  // Of the router, which keeps the focus where it is; what is asked of a page is not known at build.
  const page = pathname + (useIsBrowser() ? search : '');
  return (
    <li>
      <Link to={`${page}#${id}`} aria-current={isShown ? 'true' : undefined} className={className}>
        {children}
      </Link>
    </li>
  );
}
