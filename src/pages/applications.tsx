import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import {useSeasonState} from '@site/src/features/campout';
import Button from '@site/src/ui/Button';
import MessageLayout from '@site/src/ui/MessageLayout';
import {mailto} from '@site/src/config/contact';
import {site} from '@site/src/config/site';
import {application, applicationWords} from '@site/src/data/application';
import {buildDay as picture} from '@site/src/data/pictures/build-day';
import {season} from '@site/src/data/season';
import {datesWithYear} from '@site/src/text/dates';
import styles from './_applications.module.css';

/** What is known of the application: its year, whether it is open, and when and where the campout is. */
export default function Applications() {
  const {phase} = useSeasonState();
  const [answer, ...when] = applicationWords(phase);
  return (
    <Layout title="Apply" description={answer}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <MessageLayout picture={picture} isLow className={styles.text}>
        <h1>{application.title}</h1>
        <p className={styles.answer}>{answer}</p>
        {when.map((sentence) => (
          <p key={sentence} className={styles.answer}>
            {sentence}
          </p>
        ))}
        {application.isOpen && phase !== 'past' && (
          <dl className={styles.facts}>
            <div>
              <dt>the form</dt>
              <dd>on another site, so it takes signal</dd>
            </div>
            <div>
              <dt>the campout</dt>
              <dd>{datesWithYear(season)}</dd>
            </div>
            <div>
              <dt>where</dt>
              <dd>
                {season.place.name}, {season.place.town}
              </dd>
            </div>
            <div>
              <dt>questions</dt>
              <dd>
                <a href={mailto(site.mail)}>{site.mail}</a>
              </dd>
            </div>
          </dl>
        )}
        {!application.isOpen && (
          <p>
            The address {new URL(site.url).host}/apply will lead to the form, so keep it. Questions?
            Write to <a href={mailto(site.mail)}>{site.mail}</a>.
          </p>
        )}
        <div className={styles.buttons}>
          {application.isOpen && <Button href="/apply">to the form</Button>}
          <Button href="/campout/" look={application.isOpen ? 'outline' : 'solid'}>
            the campout
          </Button>
        </div>
      </MessageLayout>
    </Layout>
  );
}
