import clsx from 'clsx';
import type {Feature} from '@site/src/data/schema';
import Picture from '../../../ui/Picture';
import MoreLink from '../MoreLink';
import styles from './styles.module.css';

/** On a desk always the large one: the small one is made for finer pixels, and looks smeared. */
const SIZES = '(min-width: 1000px) 900px, (min-width: 600px) 50vw, 100vw';

interface Props extends Feature {
  /** True where, on a wide screen, it has two columns. */
  isWide: boolean;
}

/** A picture with a heading and a few lines. With a link the whole card is its target. */
export default function FeatureCard({title, subtitle, img, link, more, isWide}: Props) {
  return (
    <article className={clsx(styles.card, isWide && styles.wide)} data-reveal>
      <div className={styles.picture}>
        <Picture {...img} sizes={SIZES} />
      </div>
      <div className={styles.text}>
        <h3>{title}</h3>
        <p>{subtitle}</p>
        {link && (
          <div className={styles.more}>
            <MoreLink href={link} title={title} more={more} />
          </div>
        )}
      </div>
    </article>
  );
}
