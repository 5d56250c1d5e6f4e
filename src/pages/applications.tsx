import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import {useSeasonState} from '@site/src/features/campout';
import Button from '@site/src/ui/Button';
import MessageLayout from '@site/src/ui/MessageLayout';
import {mailto} from '@site/src/config/contact';
import {site} from '@site/src/config/site';
import {application, applicationWords} from '@site/src/data/application';
import {tbd as picture} from '@site/src/data/pictures/errors';
import styles from './_applications.module.css';

/** Where /apply leads while there is no form: for which year, and when it opens. */
export default function Applications() {
  const {phase} = useSeasonState();
  const [answer, ...when] = applicationWords(phase);
  return (
    <Layout title="Apply" description={answer}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <MessageLayout picture={picture} className={styles.text}>
        <h1>{application.title}</h1>
        <p className={styles.answer}>{answer}</p>
        {when.map((sentence) => (
          <p key={sentence} className={styles.answer}>
            {sentence}
          </p>
        ))}
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
