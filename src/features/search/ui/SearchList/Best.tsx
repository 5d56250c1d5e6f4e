import Link from '@docusaurus/Link';
import type {Hit} from '../../engine/engine';
import {addressOf} from '../address';
import SearchResult, {headingsAbove} from '../SearchResult';
import styles from './styles.module.css';

/** The result that is clearly meant, above all others, with the page and the headings that it is under. */
export default function Best({hit}: {hit: Hit}) {
  const {page, title} = hit.record;
  const places = [page, ...headingsAbove(hit)].filter((place) => place !== title);
  return (
    <section aria-label="the best match" className={styles.best}>
      <Link to={addressOf(hit)} className={styles.result}>
        <span className={styles.where}>
          best match
          {places.map((place) => (
            <span key={place}>{` · ${place}`}</span>
          ))}
        </span>
        <SearchResult hit={hit} isPlaced />
      </Link>
    </section>
  );
}
