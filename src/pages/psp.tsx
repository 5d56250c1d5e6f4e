import Layout from '@theme/Layout';
import PageTitle from '@site/src/ui/PageTitle';
import {DayList} from '@site/src/features/campout';
import Button from '@site/src/ui/Button';
import Section from '@site/src/ui/Section';
import WithPicture from '@site/src/ui/WithPicture';
import {prideStreet} from '@site/src/data/pictures/pride';
import {psp} from '@site/src/data/psp';
import styles from './_psp.module.css';

/** The archive page of a trip in 2015, told day by day; /pspride leads here. */
export default function PalmSpringsPride() {
  return (
    <Layout title={psp.title} description={psp.intro}>
      <main>
        <PageTitle title={psp.title}>
          <p>{psp.dates}</p>
        </PageTitle>
        <Section>
          <WithPicture picture={prideStreet} first>
            <h2>{psp.heading}</h2>
            <p>{psp.intro}</p>
            <div className={styles.now}>
              <p>{psp.now}</p>
              <Button href="/campout/">the campout</Button>
            </div>
          </WithPicture>
        </Section>
        <Section title="the trip, day by day" ground="deep">
          <DayList days={psp.days} />
        </Section>
      </main>
    </Layout>
  );
}
