import Layout from '@theme/Layout';
import PageHero from '@site/src/ui/PageHero';
import {DayList} from '@site/src/features/campout';
import Section from '@site/src/ui/Section';
import WayOn from '@site/src/ui/WayOn';
import {paradeBanner} from '@site/src/data/pictures/pride';
import {psp} from '@site/src/data/psp';

/** The archive page of a trip in 2015, told day by day; /pspride leads here. */
export default function PalmSpringsPride() {
  return (
    <Layout title={psp.title} description={psp.intro}>
      <main>
        <PageHero title={psp.title} picture={paradeBanner}>
          <p>{psp.dates}</p>
          <p>{psp.intro}</p>
        </PageHero>
        <Section title={psp.heading}>
          <DayList days={psp.days} />
        </Section>
        <Section ground="deep">
          <WayOn {...psp.now} />
        </Section>
      </main>
    </Layout>
  );
}
