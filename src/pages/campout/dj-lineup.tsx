import Layout from '@theme/Layout';
import Button from '@site/src/ui/Button';
import {DjWall, EarlierLineups, useKeptLineups} from '@site/src/features/lineup';
import PageHero from '@site/src/ui/PageHero';
import Section from '@site/src/ui/Section';
import WayOn from '@site/src/ui/WayOn';
import WithPicture from '@site/src/ui/WithPicture';
import {site} from '@site/src/config/site';
import {lineupEnd, lineupIntro, lineupToCome} from '@site/src/data/campout';
import {lineup} from '@site/src/data/lineup';
import {banner, record} from '@site/src/data/pictures/lineup';
import {season} from '@site/src/data/season';

const booked = lineup.length > 0;

function ToCome() {
  const [lastKept] = useKeptLineups();
  return (
    <WithPicture picture={record}>
      <h2>{lineupToCome.heading}</h2>
      <p>{lineupToCome.text}</p>
      <p>
        <Button href={site.soundcloud}>listen to BAAAHS</Button>{' '}
        {lastKept && (
          <Button href={lastKept.href} look="outline">
            who played in {lastKept.year}
          </Button>
        )}
      </p>
      <p>
        You play? <a href="/dj">Here is the form for DJs</a>.
      </p>
    </WithPicture>
  );
}

/** DJ Lineup (specification, section 2), or that it is still to come. */
export default function DjLineup() {
  const description = booked
    ? `The ${lineup.length} DJs of the ${season.year} campout, with links to listen.`
    : lineupToCome.description;
  return (
    <Layout title="DJ Lineup" description={description}>
      <main>
        <PageHero title="DJ Lineup" picture={banner}>
          <p>{booked ? lineupIntro : lineupToCome.intro}</p>
        </PageHero>
        <Section>
          {booked ? (
            <>
              <DjWall djs={lineup}>
                <WayOn {...lineupEnd} />
              </DjWall>
              <EarlierLineups />
            </>
          ) : (
            <ToCome />
          )}
        </Section>
      </main>
    </Layout>
  );
}
