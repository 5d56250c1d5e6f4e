import CardGrid from '@site/src/ui/CardGrid';
import {DjCard, DjGrid} from '@site/src/features/lineup';
import {FactStrip, FeatureCard} from '@site/src/features/campout';
import {Principles} from '@site/src/features/home';
import {facts} from '@site/src/data/campout';
import {features} from '@site/src/data/features';
import {lineup} from '@site/src/data/lineup';
import {principles} from '@site/src/data/principles';
import styles from './styles.module.css';

/** Night shows other entries than day, so that no picture is seen twice. */
export default function Cards({time}: {time: 'day' | 'night'}) {
  const share = <T,>(list: readonly T[], count: number) =>
    time === 'day' ? list.slice(0, count) : list.slice(count, 2 * count);
  return (
    <div className={styles.cards}>
      <FactStrip facts={facts} />
      <CardGrid>
        {share(features, 3).map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </CardGrid>
      <DjGrid>
        {share(lineup, 4).map((dj) => (
          <DjCard key={dj.name} {...dj} />
        ))}
      </DjGrid>
      <Principles principles={share(principles, 5)} />
    </div>
  );
}
