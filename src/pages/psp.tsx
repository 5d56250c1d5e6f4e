import Layout from '@theme/Layout';
import PageHero from '@site/src/ui/PageHero';
import {DayList} from '@site/src/features/campout';
import Button from '@site/src/ui/Button';
import Section from '@site/src/ui/Section';
import {paradeBanner} from '@site/src/data/pictures/pride';
import {psp} from '@site/src/data/psp';
import styles from './_psp.module.css';

/** The archive page of a trip in 2015, told day by day; /pspride leads here. */
export default function PalmSpringsPride() {
  return (
    <Layout title={psp.title} description={psp.intro}>
      <main>
        <PageHero title={psp.title} picture={paradeBanner}>
          <p>{psp.dates}</p>
        </PageHero>
        <Section title={psp.heading}>
          <div className={styles.story}>
            <p>{psp.intro}</p>
            <p className={styles.now}>
              {psp.now} <Button href="/campout/">the campout</Button>
            </p>
          </div>
        </Section>
        <Section title="the trip, day by day" ground="deep">
          <DayList days={psp.days} />
        </Section>
      </main>
    </Layout>
  );
}
