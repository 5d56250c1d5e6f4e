import Layout from '@theme/Layout';
import Button from '@site/src/ui/Button';
import {CalendarLinks, useSeasonState} from '@site/src/features/campout';
import {Collage, EventCard, HomeHero, Pillars} from '@site/src/features/home';
import Section from '@site/src/ui/Section';
import {staticIsland} from '@site/src/ui/StaticIsland';
import WithPicture from '@site/src/ui/WithPicture';
import {site} from '@site/src/config/site';
import {calendarLinks} from '@site/src/data/calendar';
import {about, pillars, upcoming} from '@site/src/data/home';
import {campoutButton, eventHeading, wayIn} from '@site/src/data/phases';
import * as pictures from '@site/src/data/pictures/home';
import {season} from '@site/src/data/season';
import {datesWithYear} from '@site/src/text/dates';
import Building from './_home/Building';

/** Drawn once: its code is not needed where the server has drawn it. */
const TenPrinciples = staticIsland(() => import('./_home/TenPrinciples'));

function Hero() {
  const {phase} = useSeasonState();
  return (
    <HomeHero name={site.name} fullName={site.fullName}>
      <Button href="/campout/">{campoutButton[phase]}</Button>
      <Button href="/#about" look="outline">
        {about.heading}
      </Button>
    </HomeHero>
  );
}

function About() {
  return (
    <Section id="about" title={about.heading} isClose>
      <WithPicture picture={pictures.whatIs}>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </WithPicture>
      <Pillars pillars={pillars} />
    </Section>
  );
}

function Upcoming() {
  const {phase, missing} = useSeasonState();
  return (
    <Section id="upcoming" title={eventHeading[phase]} ground="deep">
      <EventCard
        title={upcoming.titleWithTheme}
        description={upcoming.text}
        date={datesWithYear(season)}
        lastDate={upcoming.lastDate}
        place={`${season.place.name}, ${season.place.town}, ${season.place.county}`}
        img={pictures.upcoming}
        wayIn={wayIn(phase, missing)}
        more="/campout/"
        calendar={phase !== 'past' && <CalendarLinks {...calendarLinks} />}
      />
    </Section>
  );
}

/** Home (specification, section 1). */
export default function Home() {
  return (
    <Layout title={site.fullName} description={site.description}>
      <main>
        <Hero />
        <Section isClose>
          <Collage pictures={pictures.collage} />
        </Section>
        <About />
        <Upcoming />
        <Building />
        <Section id="principles" title="ten principles, one sheep">
          <TenPrinciples />
        </Section>
      </main>
    </Layout>
  );
}
