import Layout from '@theme/Layout';
import PageTitle from '@site/src/ui/PageTitle';
import Prose from '@site/src/ui/Prose';
import {ScheduleFrame} from '@site/src/features/campout';
import Section from '@site/src/ui/Section';
import {schedule} from '@site/src/data/campout';

const {document, heading, intro} = schedule;

/** Schedule (specification, section 2): the document, and a plain link for who cannot see it. */
export default function Schedule() {
  return (
    <Layout title="Schedule" description={`The schedule of the BAAAHS campout. ${intro}`}>
      <main>
        <PageTitle title={heading}>
          <p>{intro}</p>
        </PageTitle>
        {document && (
          <Section>
            <Prose>
              <p>
                It is a document on another site. If it does not show below,{' '}
                <a href={document.url}>open {heading} there</a>.
              </p>
            </Prose>
            <ScheduleFrame url={document.url} title={`Schedule of the ${document.year} campout`} />
          </Section>
        )}
      </main>
    </Layout>
  );
}
