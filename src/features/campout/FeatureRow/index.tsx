import type {Feature} from '@site/src/data/schema';
import Picture from '../../../ui/Picture';
import FeatureWords from '../FeatureWords';
import styles from './styles.module.css';

const sizes = '(min-width: 704px) 900px, 100vw';

/** A picture beside its words; every other row has the picture on the other side. */
export default function FeatureRow({img, ...feature}: Feature) {
  return (
    <article className={styles.row} data-reveal>
      <div className={styles.picture}>
        <Picture {...img} sizes={sizes} />
      </div>
      <div className={styles.text}>
        <h2>{feature.title}</h2>
        <FeatureWords {...feature} />
      </div>
    </article>
  );
}
