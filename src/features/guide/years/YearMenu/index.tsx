import Link from '@docusaurus/Link';
import type {YearLink} from '../years';
import styles from './styles.module.css';

/** What a reader finds in that year, as a part of the link. */
function found({page, now}: YearLink): string {
  if (page === 'same') return 'the same page';
  if (page === 'front') return 'the front page';
  return `${now ? 'no longer has this' : 'had no such'} page: go to its front page`;
}

function Year(link: YearLink) {
  const {year, href, page} = link;
  if (page === 'here') {
    return (
      <span className={styles.year} aria-current="page">
        <strong>{year}</strong> this page
      </span>
    );
  }
  return (
    <Link to={href} className={styles.year}>
      <strong>{year}</strong> {found(link)}
    </Link>
  );
}

/**
 * Says which year a page is of and leads to the others: to the same page, or to the front page of a
 * year that has none. A native disclosure, so that it works without script and ten years take no
 * more room than two.
 */
export default function YearMenu({years}: {years: readonly YearLink[]}) {
  const shown = years.find(({page}) => page === 'here');
  if (!shown || years.length < 2) return null;
  return (
    <nav aria-label="Years">
      {/* A new page begins with it closed, though React keeps the element. */}
      <details key={years.map(({href}) => href.split('#')[0]).join()}>
        <summary className={styles.summary}>
          <strong>{shown.year}</strong> <span className={styles.others}>other years</span>
        </summary>
        <ul className={styles.years}>
          {years.map((link) => (
            <li key={link.year}>
              <Year {...link} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
