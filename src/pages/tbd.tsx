import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import MessagePage from '@site/src/ui/MessagePage';
import {tbd, tbdMeanwhile} from '@site/src/config/messages';
import {tbd as picture} from '@site/src/data/pictures/errors';

/** TBD page (specification, section 2): where things lead that are not ready. */
export default function Tbd() {
  return (
    <Layout title="Not ready yet" description="Something that is still to come.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <MessagePage code="TBD" meanwhile={tbdMeanwhile} picture={picture}>
        {tbd}
      </MessagePage>
    </Layout>
  );
}
