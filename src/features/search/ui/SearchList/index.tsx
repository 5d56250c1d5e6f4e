import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Hit} from '../../engine/engine';
import {groupsOf, panelsInOrder} from '../groups';
import Best from './Best';
import Group from './Group';
import Sign from '../../../../ui/Icon/Sign';
import {signOf} from './signs';
import styles from './styles.module.css';

/** Rows of a page that are seen at first: fewer where many pages have some, so that all come into sight. */
const FEW = {ofSome: 5, ofMany: 3};
const MANY = 4;
/** The id of the list; of a card in it with its number behind. */
const TOP = 'found';

interface Props {
  /** All that was found. */
  all: readonly Hit[];
  /** Without the one that an answer stands for. */
  hits: readonly Hit[];
  /** The one that is clearly meant, which stands above the others. */
  best?: Hit;
  /** What stands above them: an answer. */
  children?: ReactNode;
}

/** All results as links, page by page; where there is room, the pages to jump to at their left. */
export default function SearchList({all, hits, best, children}: Props) {
  // The best one's page stays the first, for what else it has.
  const groups = groupsOf(panelsInOrder(hits))
    .map((group) => ({...group, hits: group.hits.filter((hit) => hit !== best)}))
    .filter((group) => group.hits.length > 0);
  const names = groups.map(({page}) => page);
  const idOf = (page: string) => (names.includes(page) ? `${TOP}-${names.indexOf(page)}` : TOP);
  const placeOf = ({page}: {page: string}) => names.indexOf(page);
  const pages = groupsOf(all).sort((a, b) => placeOf(a) - placeOf(b));
  const few = groups.length < MANY ? FEW.ofSome : FEW.ofMany;
  return (
    <div className={clsx(groups.length > 1 && styles.beside)}>
      {groups.length > 1 && (
        <nav aria-label="results by page" className={styles.pages}>
          {/* with what stands on top, so that they add up to all */}
          {pages.map(({page, kind, hits: some}) => (
            <a key={page} href={`#${idOf(page)}`} className={clsx(styles.jump, styles[kind])}>
              <Sign path={signOf(some[0]!.record.url, kind)} />
              <b>{page}</b> <span>{some.length}</span>
            </a>
          ))}
        </nav>
      )}
      <div id={TOP} className={clsx(styles.found, styles.group)}>
        {children}
        {best && <Best hit={best} />}
        {groups.map((group) => (
          <Group key={group.page} id={idOf(group.page)} few={few} {...group} />
        ))}
      </div>
    </div>
  );
}
