import Layout from '@theme/Layout';
import Button from '@site/src/components/Button';
import CalendarLinks from '@site/src/components/CalendarLinks';
import CardGrid from '@site/src/components/CardGrid';
import FactStrip from '@site/src/components/FactStrip';
import FeatureCard from '@site/src/components/FeatureCard';
import PageHero from '@site/src/components/PageHero';
import Prose from '@site/src/components/Prose';
import RotatingQuestion from '@site/src/components/RotatingQuestion';
import Section from '@site/src/components/Section';
import Split from '@site/src/components/Split';
import {calendarFile, campoutEvent} from '@site/src/data/calendar';
import {facts, intro, questions} from '@site/src/data/campout';
import {features} from '@site/src/data/features';
import {banner} from '@site/src/data/pictures/campout';
import {season} from '@site/src/data/season';
import {webCalendar} from '@site/src/lib/calendar';
import {shortDates} from '@site/src/lib/dates';

function Banner() {
  return (
    <PageHero title="the campout" picture={banner}>
      <p>
        {season.weekend}, {shortDates(season)}
      </p>
      <Button href="/campout/register" look="rainbow">
        Register Now!
      </Button>
      <CalendarLinks file={calendarFile} web={webCalendar(campoutEvent)} />
    </PageHero>
  );
}

function Intro() {
  return (
    <Section>
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
      <CardGrid>
        {features.map((feature) => (
          <FeatureCard key={feature.title} {...feature} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** Campout home (specification, section 2). */
export default function Campout() {
  return (
    <Layout
      title="Campout"
      description={`The BAAAHS campout: ${season.weekend}, ${shortDates(season)} ${season.year}, at ${season.place.name} in ${season.place.town}. ${season.nights} nights of DJs, art and family meals.`}
    >
      <main>
        <Banner />
        <Section>
          <FactStrip facts={facts} />
        </Section>
        <Intro />
        <Features />
      </main>
    </Layout>
  );
}
