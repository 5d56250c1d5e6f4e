import Link from '@docusaurus/Link';
import type {Hit} from '../../engine/engine';
import {addressOf} from '../address';
import SearchResult from '../SearchResult';
import styles from './styles.module.css';

/** The result that is clearly meant, above all others, with the page that it is on. */
export default function Best({hit}: {hit: Hit}) {
  const {page, title} = hit.record;
  return (
    <section aria-label="the best match" className={styles.best}>
      <Link to={addressOf(hit)} className={styles.result}>
        <span className={styles.where}>
          best match{page !== title && <span>{` · ${page}`}</span>}
        </span>
        <SearchResult hit={hit} />
      </Link>
    </section>
  );
}
