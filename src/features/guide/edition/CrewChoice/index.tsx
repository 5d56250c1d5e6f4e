import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {ALL_CREWS, crewClass, type CrewInfo} from '../../model/crews';
import {useCrew} from '../edition';
import styles from './styles.module.css';

interface Props {
  /** What is chosen: 'Edition', 'Kit'. */
  label: string;
  crews: readonly CrewInfo[];
}

/** Links that set the hash to a crew, or to all of them; marks the one that is shown. */
export default function CrewChoice({label, crews}: Props) {
  const shown = useCrew();
  const {pathname, search} = useLocation();
  // Of the router, which keeps the focus where it is; what is asked of a page is not known at build.
  const page = pathname + (useIsBrowser() ? search : '');
  return (
    <nav aria-label={label}>
      <ul className={styles.crews}>
        <li>
          <Link
            to={`${page}#${ALL_CREWS}`}
            aria-current={shown === 'all' ? 'true' : undefined}
            className={styles.crew}
          >
            All
          </Link>
        </li>
        {crews.map(({id, name}) => (
          <li key={id}>
            <Link
              to={`${page}#${id}`}
              aria-current={shown === id ? 'true' : undefined}
              className={clsx(styles.crew, crewClass(id))}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
