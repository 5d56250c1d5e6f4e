import Layout from '@theme/Layout';
import {Gallery} from '@site/src/features/gallery';
import PageHero from '@site/src/ui/PageHero';
import Section from '@site/src/ui/Section';
import {previousYearsIntro} from '@site/src/data/campout';
import {gallery} from '@site/src/data/gallery';
import {midnight} from '@site/src/data/pictures/campout';

/** Previous years (specification, section 2). */
export default function PreviousYears() {
  return (
    <Layout title="Previous Years" description={previousYearsIntro.text}>
      <main>
        <PageHero title={previousYearsIntro.heading} picture={midnight}>
          <p>{previousYearsIntro.text}</p>
          <p className="screen-only">
            {gallery.length} pictures, some of them alive. Pick one to see it whole.
          </p>
        </PageHero>
        <Section>
          <Gallery items={gallery} />
        </Section>
      </main>
    </Layout>
  );
}
