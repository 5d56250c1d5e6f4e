import type {Feature} from '@site/src/data/schema';
import FeatureCard from './FeatureCard';
import styles from './styles.module.css';

/**
 * Cards in a mosaic: on wide screens a wide one and a narrow one, then the other way round; on a phone
 * one large, then two smaller ones.
 */
export default function FeatureGrid({features}: {features: readonly Feature[]}) {
  return (
    <div className={styles.grid}>
      {features.map((feature) => (
        <FeatureCard key={feature.title} {...feature} />
      ))}
    </div>
  );
}
