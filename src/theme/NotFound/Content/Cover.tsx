import Button from '@site/src/ui/Button';
import PageHero from '@site/src/ui/PageHero';
import SiteLink from '@site/src/ui/SiteLink';
import {notFound} from '@site/src/config/messages';
import {cover} from '@site/src/data/pictures/errors';
import styles from './styles.module.css';

/** What is seen of the not-found page, and the ways on from it. */
export default function Cover() {
  return (
    <PageHero title="404" picture={cover} tall>
      <p>{notFound}</p>
      <Button href="/">Back home</Button>
      <div className={styles.ways}>
        <SiteLink href="/campout/">the campout</SiteLink>
        <SiteLink href="/setup/">the setup guide</SiteLink>
        <SiteLink href="/search/">the search</SiteLink>
      </div>
    </PageHero>
  );
}
