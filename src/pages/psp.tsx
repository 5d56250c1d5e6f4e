import Layout from '@theme/Layout';
import PageHero from '@site/src/ui/PageHero';
import {DayList} from '@site/src/features/campout';
import Button from '@site/src/ui/Button';
import Picture from '@site/src/ui/Picture';
import Section from '@site/src/ui/Section';
import {visions} from '@site/src/data/pictures/campout';
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
        <Section>
          <div className={styles.story}>
            <div>
              <h2>{psp.heading}</h2>
              <p className={styles.then}>{psp.intro}</p>
            </div>
            <div className={styles.now}>
              <Picture
                {...visions}
                sizes="(min-width: 1600px) 900px, (min-width: 900px) 570px, 100vw"
              />
              <p>
                {psp.now} <Button href="/campout/">the campout</Button>
              </p>
            </div>
          </div>
        </Section>
        <Section title="the trip, day by day" ground="deep">
          <DayList days={psp.days} />
        </Section>
      </main>
    </Layout>
  );
}
