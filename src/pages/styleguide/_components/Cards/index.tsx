import CardGrid from '@site/src/components/CardGrid';
import DjCard from '@site/src/components/DjCard';
import DjGrid from '@site/src/components/DjGrid';
import FactStrip from '@site/src/components/FactStrip';
import FeatureCard from '@site/src/components/FeatureCard';
import Principles from '@site/src/components/Principles';
import Section from '@site/src/components/Section';
import {facts} from '@site/src/data/campout';
import {features} from '@site/src/data/features';
import {lineup} from '@site/src/data/lineup';
import {principles} from '@site/src/data/principles';
import DayAndNight from '../DayAndNight';
import styles from './styles.module.css';

/** Night shows other entries than day, so that no picture is seen twice. */
function Specimen({time}: {time: 'day' | 'night'}) {
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

export default function Cards() {
  return (
    <Section title="cards">
      <DayAndNight wide day={<Specimen time="day" />} night={<Specimen time="night" />} />
    </Section>
  );
}
