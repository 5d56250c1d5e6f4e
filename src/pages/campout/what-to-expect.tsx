import Layout from '@theme/Layout';
import {FeatureRow, MapScene} from '@site/src/features/campout';
import PageHero from '@site/src/ui/PageHero';
import Section from '@site/src/ui/Section';
import {expectIntro} from '@site/src/data/campout';
import {expectations, mapPlaces} from '@site/src/data/expectations';
import {banner} from '@site/src/data/pictures/expect';

const rows = expectations.filter(({large}) => !large);
const maps = expectations.filter(({large}) => large);

/** What to expect (specification, section 2): banner and seven alternating cards. */
export default function WhatToExpect() {
  return (
    <Layout title="What to expect" description={expectIntro.text}>
      <main>
        <PageHero title={expectIntro.heading} picture={banner}>
          <p>{expectIntro.text}</p>
        </PageHero>
        <Section>
          {rows.map((expectation) => (
            <FeatureRow key={expectation.title} {...expectation} />
          ))}
        </Section>
        {maps.map((map) => (
          <Section key={map.title} title={map.title} ground="deep">
            <MapScene {...map} places={mapPlaces} />
          </Section>
        ))}
      </main>
    </Layout>
  );
}
