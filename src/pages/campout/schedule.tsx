import Layout from '@theme/Layout';
import PageTitle from '@site/src/components/PageTitle';
import Prose from '@site/src/components/Prose';
import ScheduleFrame from '@site/src/components/ScheduleFrame';
import Section from '@site/src/components/Section';
import {season} from '@site/src/data/season';

const {url, year} = season.schedule;

/** Schedule (specification, section 2): the document, and a plain link for who cannot see it. */
export default function Schedule() {
  return (
    <Layout title="Schedule" description={`The schedule of the ${year} campout.`}>
      <main>
        <PageTitle title={`the schedule of ${year}`}>
          <p>Last year’s, for a taste of it. Everything on it is optional.</p>
        </PageTitle>
        <Section>
          <Prose>
            <p>
              It is a document on another site. If it does not show below,{' '}
              <a href={url}>open the schedule of {year} there</a>.
            </p>
          </Prose>
          <ScheduleFrame url={url} title={`Schedule of the ${year} campout`} />
        </Section>
      </main>
    </Layout>
  );
}
