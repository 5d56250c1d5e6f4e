import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import PageTitle from '@site/src/ui/PageTitle';
import {SearchPage} from '@site/src/features/search';
import Section from '@site/src/ui/Section';
import {gone, searching} from '@site/src/data/pictures/errors';
import {searchHelp} from '@site/src/config/searchHelp';
import {searchYears} from '@site/src/config/searchYears';
import {searchSuggestions} from '@site/src/data/searchSuggestions';
import styles from './_search.module.css';

/** All results of a search, with an address that can be passed on. */
export default function Search() {
  return (
    <Layout
      title="Search"
      description="Looks through the pages, the guide, the Q&A and the lineup."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <PageTitle title="search" picture={searching}>
          <p className={styles.words}>
            The guide with every panel and bolt, the Q&amp;A, the lineup.
          </p>
        </PageTitle>
        <Section isClose>
          <SearchPage
            {...searchYears}
            helpFor={searchHelp}
            suggestions={searchSuggestions}
            nothing={gone}
          />
        </Section>
      </main>
    </Layout>
  );
}
