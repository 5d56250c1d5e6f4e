import Layout from '@theme/Layout';
import {
  CalendarLinks,
  FactStrip,
  FeatureGrid,
  RotatingQuestion,
  WayIn,
  useSeasonState,
} from '@site/src/features/campout';
import PageHero from '@site/src/ui/PageHero';
import Prose from '@site/src/ui/Prose';
import Section from '@site/src/ui/Section';
import SiteLink from '@site/src/ui/SiteLink';
import Split from '@site/src/ui/Split';
import {calendarLinks} from '@site/src/data/calendar';
import {facts, inShort, intro, questions, when} from '@site/src/data/campout';
import {features} from '@site/src/data/features';
import {wayIn} from '@site/src/data/phases';
import {banner} from '@site/src/data/pictures/campout';
import styles from './_index.module.css';

function Banner() {
  const {phase, missing} = useSeasonState();
  return (
    <PageHero title="the campout" picture={banner}>
      <p>{when}</p>
      <WayIn {...wayIn(phase, missing)} />
      {phase !== 'past' && <CalendarLinks {...calendarLinks} />}
    </PageHero>
  );
}

function Intro() {
  return (
    <Section isClose>
      <Split>
        <RotatingQuestion questions={questions} />
        <Prose>
          <h2>{intro.heading}</h2>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Split>
    </Section>
  );
}

function Features() {
  return (
    <Section ground="deep">
      <FeatureGrid features={features} />
    </Section>
  );
}

/** Campout home (specification, section 2). */
export default function Campout() {
  return (
    <Layout title="Campout" description={inShort}>
      <main>
        <Banner />
        <Section>
          <FactStrip facts={facts} />
          <p className={styles.leaflet}>
            <SiteLink href="/campout/leaflet/">print two sheets for the fridge</SiteLink>: the days,
            the way there, what to pack, and a map
          </p>
        </Section>
        <Intro />
        <Features />
      </main>
    </Layout>
  );
}
