import Layout from '@theme/Layout';
import {ScheduleFrame, SchedulePoster} from '@site/src/features/campout';
import Section from '@site/src/ui/Section';
import {poster, posterDays, schedule} from '@site/src/data/campout';

const {document, heading, intro, note, picture} = schedule;

/** Schedule (specification, section 2): the days, the way to the document, and the document. */
export default function Schedule() {
  return (
    <Layout title="Schedule" description={`The schedule of the BAAAHS campout. ${intro}`}>
      <main>
        <SchedulePoster {...poster} days={posterDays}>
          <p>{intro}</p>
        </SchedulePoster>
        {document && (
          <Section>
            <ScheduleFrame
              heading={heading}
              note={note}
              url={document.url}
              title={`Schedule of the ${document.year} campout`}
              picture={picture}
            />
          </Section>
        )}
      </main>
    </Layout>
  );
}
