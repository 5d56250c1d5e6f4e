import type {Feature} from '@site/src/data/schema';
import FeatureCard from './FeatureCard';
import styles from './styles.module.css';

/** A wide one and a narrow one, then the other way round; the last of an odd number is wide too. */
const isWide = (i: number, count: number) =>
  i % 4 === 0 || i % 4 === 3 || (i % 2 === 0 && i === count - 1);

/**
 * Cards in a mosaic: on wide screens a wide one and a narrow one, then the other way round; on a phone
 * one large, then two smaller ones.
 */
export default function FeatureGrid({features}: {features: readonly Feature[]}) {
  return (
    <div className={styles.grid}>
      {features.map((feature, i) => (
        <FeatureCard key={feature.title} {...feature} isWide={isWide(i, features.length)} />
      ))}
    </div>
  );
}
