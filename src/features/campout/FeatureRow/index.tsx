import type {Feature} from '@site/src/data/schema';
import SiteLink from '../../../ui/SiteLink';
import Picture from '../../../ui/Picture';
import styles from './styles.module.css';

const sizes = '(min-width: 900px) 640px, 100vw';

/** A picture beside its words; every other row has the picture on the other side. */
export default function FeatureRow({title, subtitle, img, link, more}: Feature) {
  return (
    <article className={styles.row} data-reveal>
      <div className={styles.picture}>
        <Picture {...img} sizes={sizes} />
      </div>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{subtitle}</p>
        {link && (
          <p data-interface>
            <SiteLink href={link}>{more ?? `more about ${title}`}</SiteLink>
          </p>
        )}
      </div>
    </article>
  );
}
