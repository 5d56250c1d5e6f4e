import type {Feature} from '@site/src/data/schema';
import SiteLink from '../../../ui/SiteLink';
import Picture from '../../../ui/Picture';
import styles from './styles.module.css';

/** A picture of the night from edge to edge of the window, its words on the dark at its foot. */
export default function NightBand({title, subtitle, img, link, more}: Feature) {
  return (
    <article className={styles.band} data-theme="dark">
      <div className={styles.picture}>
        <Picture {...img} sizes="100vw" />
      </div>
      <div className={`page-width ${styles.text}`}>
        <h2>{title}</h2>
        <div>
          <p>{subtitle}</p>
          {link && (
            <p data-interface>
              <SiteLink href={link}>{more ?? `more about ${title}`}</SiteLink>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
