import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import NotFoundContent from '@theme/NotFound/Content';

/** Not-found cover page (specification, section 2): what any unknown path shows. */
export default function NotFoundCover() {
  return (
    <Layout>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <NotFoundContent />
    </Layout>
  );
}
