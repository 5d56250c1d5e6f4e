import SiteLink from '@site/src/ui/SiteLink';
import {useKeptLineups} from '../useKeptLineups';
import styles from './styles.module.css';

/** The way to who played before; nothing where no year is kept. */
export default function EarlierLineups() {
  const kept = useKeptLineups();
  if (kept.length === 0) return null;
  return (
    <nav className={styles.earlier} aria-labelledby="earlier-lineups" data-interface>
      <p id="earlier-lineups">who played before</p>
      <ul className={styles.years}>
        {kept.map(({year, href}) => (
          <li key={year}>
            <SiteLink href={href} className="tap-line">
              {year}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
