import Layout from '@theme/Layout';
import PageTitle from '@site/src/ui/PageTitle';
import {DayList} from '@site/src/features/campout';
import Section from '@site/src/ui/Section';
import {psp} from '@site/src/data/psp';

/** The archive page of a trip in 2015; /pspride leads here. */
export default function PalmSpringsPride() {
  return (
    <Layout title={psp.title} description={psp.intro}>
      <main>
        <PageTitle title={psp.title}>
          <p>{psp.dates}</p>
        </PageTitle>
        <Section>
          <p>{psp.intro}</p>
          <DayList days={psp.days} />
        </Section>
      </main>
    </Layout>
  );
}
