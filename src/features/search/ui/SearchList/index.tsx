import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Hit} from '../../engine/engine';
import {groupsOf, panelsInOrder} from '../groups';
import Group from './Group';
import styles from './styles.module.css';

interface Props {
  hits: readonly Hit[];
  /** What stands above them: an answer. */
  children?: ReactNode;
}

/** All results as links, page by page; where there is room, the pages to jump to at their left. */
export default function SearchList({hits, children}: Props) {
  const groups = groupsOf(panelsInOrder(hits));
  return (
    <div className={clsx(groups.length > 1 && styles.beside)}>
      {groups.length > 1 && (
        <nav aria-label="results by page" className={styles.pages}>
          {groups.map(({page, kind, hits: some}, i) => (
            <a key={page} href={`#found-${i}`} className={clsx(styles.jump, styles[kind])}>
              {page} <span>{some.length}</span>
            </a>
          ))}
        </nav>
      )}
      <div className={styles.found}>
        {children}
        {groups.map((group, i) => (
          <Group key={group.page} id={`found-${i}`} {...group} />
        ))}
      </div>
    </div>
  );
}
