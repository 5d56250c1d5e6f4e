import type {MouseEvent} from 'react';
import {addressOf} from '../address';
import type {Hit} from '../../engine/engine';
import {groupsOf} from '../groups';
import Icon from '../../../../ui/Icon';
import SearchResult from '../SearchResult';
import styles from './styles.module.css';

interface Props {
  /** Its id; that of an option is it with the option's number behind. */
  id: string;
  /** Whether the first option is the answer's, above the list. */
  isAnswered: boolean;
  hits: readonly Hit[];
  /** Which one Enter opens, from 0; the last one leads to all results. */
  active: number;
  /** How many there are in all, and the page that lists them. */
  total: number;
  allHref: string;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** The best results as options of the field above them, page by page; then a way to all. */
export default function SearchOptions(props: Props) {
  const {id, isAnswered, hits, active, total, allHref, onOpen} = props;
  const first = isAnswered ? 1 : 0;
  const groups = groupsOf(hits);
  const order = groups.flatMap((group) => group.hits);
  // The field keeps the focus and says which option is meant; the pointer has links.
  const option = (index: number, href: string) => ({
    role: 'option',
    id: optionId(id, index),
    href,
    tabIndex: -1,
    'aria-selected': index === active,
    className: styles.option,
    onClick: onOpen,
  });
  return (
    <div
      role="listbox"
      id={id}
      aria-label="Results"
      aria-owns={isAnswered ? optionId(id, 0) : undefined}
      className={styles.list}
    >
      {groups.map((group, i) => (
        <div key={group.page} role="group" aria-labelledby={`${id}-page-${i}`}>
          <p id={`${id}-page-${i}`} className={styles.page}>
            {group.page}
          </p>
          {group.hits.map((hit) => (
            <a key={hit.record.url} {...option(first + order.indexOf(hit), addressOf(hit))}>
              <SearchResult hit={hit} />
            </a>
          ))}
        </div>
      ))}
      <a {...option(first + hits.length, allHref)}>
        <span className={styles.all}>
          {total === 1 ? 'this result' : `all ${total} results`} on a page
          <Icon name="arrow-right" />
        </span>
      </a>
    </div>
  );
}
