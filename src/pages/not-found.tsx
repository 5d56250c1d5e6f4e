import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import NotFoundContent from '@site/src/theme/NotFound/Content';

/** Not-found page (specification, section 2): one idea for all that is not there, so the cover's. */
export default function NotFoundPage() {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <NotFoundContent title="Not found" />
    </Layout>
  );
}
