import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import {NotKept} from '@site/src/features/offline';
import {notKept} from '@site/src/data/offline';
import {notFound, searching} from '@site/src/data/pictures/errors';

/** What stands without signal in place of a page that is not on the device. */
export default function NotKeptPage() {
  return (
    <Layout title="Not on this device" description={notKept.text}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <NotKept {...notKept} picture={notFound} across={searching} />
    </Layout>
  );
}
