import type {Feature} from '@site/src/data/schema';
import Picture from '../../../ui/Picture';
import FeatureWords from '../FeatureWords';
import styles from './styles.module.css';

/** A picture of the night from edge to edge of the window, its words on the dark at its foot. */
export default function NightBand({img, ...feature}: Feature) {
  return (
    <article className={styles.band} data-theme="dark">
      <div className={styles.picture}>
        <Picture {...img} sizes="100vw" />
      </div>
      <div className={`page-width ${styles.text}`}>
        <h2>{feature.title}</h2>
        <div>
          <FeatureWords {...feature} />
        </div>
      </div>
    </article>
  );
}
