import {useState} from 'react';
import Layout from '@theme/Layout';
import Button from '@site/src/components/Button';
import CalendarLinks from '@site/src/components/CalendarLinks';
import Collage from '@site/src/components/Collage';
import EventCard from '@site/src/components/EventCard';
import HomeHero from '@site/src/components/HomeHero';
import PauseButton from '@site/src/components/PauseButton';
import Pillars from '@site/src/components/Pillars';
import Section from '@site/src/components/Section';
import {still} from '@site/src/components/Still';
import WithPicture from '@site/src/components/WithPicture';
import {site} from '@site/src/config/site';
import {calendarLinks} from '@site/src/data/calendar';
import {about, pillars, upcoming} from '@site/src/data/home';
import {campoutButton, eventHeading, wayIn} from '@site/src/data/phases';
import * as pictures from '@site/src/data/pictures/home';
import {season} from '@site/src/data/season';
import {datesWithYear} from '@site/src/lib/dates';
import {useSeasonState} from '@site/src/lib/useSeasonState';

/** Drawn once: their code is not needed where the server has drawn them. */
const HeroSheep = still(() => import('./_components/HeroSheep'));
const TenPrinciples = still(() => import('./_components/TenPrinciples'));

function Hero() {
  const [paused, setPaused] = useState(false);
  const {phase} = useSeasonState();
  return (
    <HomeHero
      name={site.name}
      fullName={site.fullName}
      sheep={
        <div data-paused={paused}>
          <HeroSheep />
        </div>
      }
      pause={<PauseButton paused={paused} onToggle={() => setPaused(!paused)} what="the lights" />}
    >
      <Button href="/campout/">{campoutButton[phase]}</Button>
      <Button href="/#about" look="outline">
        {about.heading}
      </Button>
    </HomeHero>
  );
}

function About() {
  return (
    <Section id="about" title={about.heading}>
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
        <Section>
          <Collage pictures={pictures.collage} />
        </Section>
        <About />
        <Upcoming />
        <Section id="principles" title="ten principles, one sheep">
          <TenPrinciples />
        </Section>
      </main>
    </Layout>
  );
}
