import Layout from '@theme/Layout';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import Head from '@docusaurus/Head';
import {Handover} from '@site/src/features/guide';
import Icon from '@site/src/ui/Icon';
import PageTitle from '@site/src/ui/PageTitle';
import Section from '@site/src/ui/Section';
import SiteLink from '@site/src/ui/SiteLink';
import SunlightSwitch from '@site/src/shell/SunlightSwitch';
import {site} from '@site/src/config/site';
import {handover} from '@site/src/data/pictures/guide';
import {season} from '@site/src/data/season';

const description =
  'A crew’s ticks in the setup guide go to the next lead’s phone, by camera or as text, without a network.';

/** Where a crew lead hands the ticks over at the change of shifts. Nothing here is for search. */
export default function HandoverPage() {
  return (
    <Layout title="Hand over ticks" description={description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main>
        <PageTitle
          title={'hand\u00a0over ticks'}
          picture={handover}
          above={
            <>
              <SiteLink href="/setup/" className="row-link">
                <Icon name="arrow-left" /> Setup Guide
              </SiteLink>
              <SunlightSwitch />
            </>
          }
        >
          <p>To the next lead’s phone, without a&nbsp;network.</p>
        </PageTitle>
        <Section isClose>
          <Handover year={String(season.year)} address={`${site.url}/setup/handover/`} />
          <nav className="pagination-nav" aria-label="Setup pages">
            <PaginatorNavLink permalink="/setup/" title="Setup Guide" subLabel="Where you tick" />
            <PaginatorNavLink
              permalink="/setup/board/"
              title="Setup lead’s board"
              subLabel="All crews at once"
              isNext
            />
          </nav>
        </Section>
      </main>
    </Layout>
  );
}
