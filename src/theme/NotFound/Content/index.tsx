/**
 * Ejected: any unknown path shows our not-found cover (specification, section 8). It names itself,
 * since the docs, which own every path, show it in a layout without a title.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import Button from '@site/src/ui/Button';
import PageHero from '@site/src/ui/PageHero';
import SiteLink from '@site/src/ui/SiteLink';
import {notFound} from '@site/src/config/messages';
import {cover} from '@site/src/data/pictures/errors';
import styles from './styles.module.css';

export default function NotFoundContent({title = 'Page not found'}: {title?: string}) {
  return (
    <main data-not-found>
      <PageMetadata title={title} description="There is no page at this address." />
      <PageHero title="404" picture={cover} tall>
        <p>{notFound}</p>
        <Button href="/">Back home</Button>
        <p className={styles.ways}>
          <SiteLink href="/campout/">the campout</SiteLink>
          <SiteLink href="/setup/">the setup guide</SiteLink>
          <SiteLink href="/search/">the search</SiteLink>
        </p>
      </PageHero>
    </main>
  );
}
