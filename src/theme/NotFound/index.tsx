/** Ejected: the theme gives the page's title to a layout that then forgets it. */
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound() {
  return (
    <Layout title="Page not found" description="There is no page at this address.">
      <NotFoundContent />
    </Layout>
  );
}
