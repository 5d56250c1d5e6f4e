import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import MessagePage from '@site/src/ui/MessagePage';
import {notFound} from '@site/src/config/messages';
import {notFound as picture} from '@site/src/data/pictures/errors';

/** Not-found page (specification, section 2). */
export default function NotFoundPage() {
  return (
    <Layout title="Not found" description="There is no such page.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <MessagePage code="404" picture={picture}>
        {notFound}
      </MessagePage>
    </Layout>
  );
}
