import Layout from '@theme/Layout';
import PageHero from '@site/src/ui/PageHero';
import {DayList} from '@site/src/features/campout';
import Section from '@site/src/ui/Section';
import SiteLink from '@site/src/ui/SiteLink';
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
          <p className={styles.story}>{psp.intro}</p>
        </Section>
        <Section title="the trip, day by day" ground="deep">
          <DayList days={psp.days} />
          <p className={styles.now}>
            {psp.now} <SiteLink href="/campout/">the campout</SiteLink>
          </p>
        </Section>
      </main>
    </Layout>
  );
}
