import Layout from '@theme/Layout';
import {FeatureRow, MapScene, NightBand} from '@site/src/features/campout';
import PageHero from '@site/src/ui/PageHero';
import Section from '@site/src/ui/Section';
import {expectIntro} from '@site/src/data/campout';
import {expectations, mapPlaces} from '@site/src/data/expectations';
import type {Feature} from '@site/src/data/schema';
import {banner} from '@site/src/data/pictures/expect';

const rows = expectations.filter(({large}) => !large);
// The first picture of the night parts the rows where it stands among them.
const [night] = rows.filter((row) => row.night);
const days = rows.filter((row) => row !== night);
const middle = night ? rows.indexOf(night) : days.length;
const maps = expectations.filter(({large}) => large);

function Rows({features}: {features: Feature[]}) {
  if (features.length === 0) return null;
  return (
    <Section>
      {features.map((feature) => (
        <FeatureRow key={feature.title} {...feature} />
      ))}
    </Section>
  );
}

/** What to expect (specification, section 2): banner and seven alternating cards. */
export default function WhatToExpect() {
  return (
    <Layout title="What to expect" description={expectIntro.text}>
      <main>
        <PageHero title={expectIntro.heading} picture={banner} middle>
          <p>{expectIntro.text}</p>
        </PageHero>
        <Rows features={days.slice(0, middle)} />
        {night && <NightBand {...night} />}
        <Rows features={days.slice(middle)} />
        {maps.map((map) => (
          <Section key={map.title} ground="deep">
            <MapScene {...map} places={mapPlaces} />
          </Section>
        ))}
      </main>
    </Layout>
  );
}
