import type {Feature} from '@site/src/data/schema';
import SiteLink from '../../../ui/SiteLink';
import Picture from '../../../ui/Picture';
import styles from './styles.module.css';

/** A picture with a heading and a few lines. With a link the heading is it, and the whole card. */
export default function FeatureCard({title, subtitle, img, link}: Feature) {
  return (
    <article className={styles.card} data-reveal>
      <div className={styles.picture}>
        <Picture {...img} sizes="(min-width: 900px) 390px, 340px" />
      </div>
      <div className={styles.text}>
        <h3>{link ? <SiteLink href={link}>{title}</SiteLink> : title}</h3>
        <p>{subtitle}</p>
      </div>
    </article>
  );
}
