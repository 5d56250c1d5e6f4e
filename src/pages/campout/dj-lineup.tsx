import Layout from '@theme/Layout';
import DjWall from '@site/src/components/DjWall';
import PageHero from '@site/src/components/PageHero';
import Section from '@site/src/components/Section';
import {lineupIntro} from '@site/src/data/campout';
import {lineup} from '@site/src/data/lineup';
import {banner} from '@site/src/data/pictures/lineup';
import {season} from '@site/src/data/season';

/** DJ Lineup (specification, section 2). */
export default function DjLineup() {
  return (
    <Layout
      title="DJ Lineup"
      description={`The ${lineup.length} DJs of the ${season.year} campout, with links to listen.`}
    >
      <main>
        <PageHero title="DJ Lineup" picture={banner}>
          <p>{lineupIntro(season.year)}</p>
        </PageHero>
        <Section>
          <DjWall djs={lineup} />
        </Section>
      </main>
    </Layout>
  );
}
