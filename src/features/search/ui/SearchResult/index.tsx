import clsx from 'clsx';
import {crews} from '@site/src/features/guide/model/crews';
import {placeNames} from '@site/src/features/guide/model/names';
import {placeOf} from '../address';
import type {Hit} from '../../engine/engine';
import {saidOf} from '../excerpt';
import CrewBadge from '../CrewBadge';
import {heightOf, inShort} from '../heights';
import Words, {TitleWords} from '../Words';
import {marked, textOf, unbroken} from '../marks';
import {tableOf, type TableRow} from '../tableOf';
import styles from './styles.module.css';

/** The headings above it, but for a crew's name: that one says whose it is. */
export const headingsAbove = ({record: {trail = []}}: Hit) =>
  trail.filter((heading) => crews.every(({name}) => name !== heading));

/** Whose it is, where it goes, and the headings above it, as far as they say something else. */
function Where({hit, isPlaced}: Pick<Props, 'hit' | 'isPlaced'>) {
  const {crew: id, trail = [], title} = hit.record;
  const place = placeOf(hit);
  // A heading that is a crew's name says whose it is, as standing in a crew's own part does.
  const whose = crews.filter(
    (one) => trail.includes(one.name) || (one.id === id && one.name !== title),
  );
  const above = isPlaced ? [] : headingsAbove(hit);
  return (
    <span className={styles.where}>
      {whose.map(({id: one}) => (
        <CrewBadge key={one} id={one} />
      ))}
      {place && <span className={styles.badge}>{placeNames[place]} only</span>}
      {hit.askedAs && <span className={clsx(styles.badge, styles.trail)}>{hit.askedAs}</span>}
      {above.length > 0 && (
        <span className={clsx(styles.badge, styles.trail)}>{above.join(' › ')}</span>
      )}
    </span>
  );
}

/** Rows of a table, 'bolt: wrench', as such: what one looks for stands at the left. */
function Table({rows}: {rows: readonly TableRow[]}) {
  return (
    <span className={styles.table}>
      {rows.map(([what, is]) => (
        <span key={what} className={styles.row}>
          <b>{unbroken(what)}</b>
          <span className="visually-hidden">: </span>
          <span>{unbroken(is)}</span>
        </span>
      ))}
    </span>
  );
}

/** Its words; how high something hangs comes first, since one looks for that. */
function Said({hit, isSaid, isPlaced}: Pick<Props, 'hit' | 'isSaid' | 'isPlaced'>) {
  const {height, words} = heightOf(saidOf(hit));
  const rows = isPlaced ? tableOf(textOf(words)) : [];
  if (rows.length > 0) return <Table rows={rows} />;
  if (!height) {
    return (
      <span className={styles.excerpt}>
        <Words pieces={words} />
      </span>
    );
  }
  return (
    <span className={styles.high}>
      <b>{unbroken(height)}</b> <span>{isSaid ? inShort(words) : <Words pieces={words} />}</span>
    </span>
  );
}

interface Props {
  hit: Hit;
  /** True where its name stands above it, for it and others. */
  isNamed?: boolean;
  /** True where its words stand above it, but for how high it hangs. */
  isSaid?: boolean;
  /** True below the name of its page. */
  isOnPage?: boolean;
  /** True where it stands alone: its headings are told beside its page, and rows of a table are one. */
  isPlaced?: boolean;
}

/** What was found: its heading, whose and where it is, and its words with those found marked. */
export default function SearchResult({hit, isNamed, isSaid, isOnPage, isPlaced}: Props) {
  const {record} = hit;
  const found = new Set(hit.found.keys());
  const title = marked(record.title, found);
  const isPage = record.title.toLowerCase() === record.page.toLowerCase();
  return (
    <>
      <span className={isNamed ? 'visually-hidden' : clsx(styles.title, isPage && styles.ofPage)}>
        {/* what stands above it is not said again, unless it is what was found */}
        {isOnPage && isPage && !title.some((piece) => piece.marked) ? (
          <>
            the whole page<span className="visually-hidden">: {record.title}</span>
          </>
        ) : (
          <TitleWords pieces={title} />
        )}
      </span>{' '}
      <Where hit={hit} isPlaced={isPlaced} />
      {record.text + (record.street ?? '') + (record.brc ?? '') && (
        <Said hit={hit} isSaid={isSaid} isPlaced={isPlaced} />
      )}
    </>
  );
}
