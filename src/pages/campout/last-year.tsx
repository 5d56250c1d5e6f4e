import Layout from '@theme/Layout';
import {Gallery} from '@site/src/features/gallery';
import PageTitle from '@site/src/ui/PageTitle';
import Section from '@site/src/ui/Section';
import {previousYearsIntro} from '@site/src/data/campout';
import {gallery} from '@site/src/data/gallery';

/** Previous years (specification, section 2). */
export default function PreviousYears() {
  return (
    <Layout title="Previous Years" description={previousYearsIntro.text}>
      <main>
        <PageTitle title={previousYearsIntro.heading}>
          <p>{previousYearsIntro.text}</p>
        </PageTitle>
        <Section>
          <Gallery items={gallery} />
        </Section>
      </main>
    </Layout>
  );
}
