import Layout from '@theme/Layout';
import {FeatureRow} from '@site/src/features/campout';
import PageHero from '@site/src/ui/PageHero';
import Section from '@site/src/ui/Section';
import {expectIntro} from '@site/src/data/campout';
import {expectations} from '@site/src/data/expectations';
import {banner} from '@site/src/data/pictures/expect';

/** What to expect (specification, section 2): banner and seven alternating cards. */
export default function WhatToExpect() {
  return (
    <Layout title="What to expect" description={expectIntro.text}>
      <main>
        <PageHero title={expectIntro.heading} picture={banner}>
          <p>{expectIntro.text}</p>
        </PageHero>
        <Section>
          {expectations.map((expectation) => (
            <FeatureRow key={expectation.title} {...expectation} />
          ))}
        </Section>
      </main>
    </Layout>
  );
}
