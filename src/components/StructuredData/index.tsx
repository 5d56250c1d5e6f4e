import Head from '@docusaurus/Head';

/**
 * Says in a form for search engines what the page is about (JSON-LD).
 * @param data an item of schema.org, without its @context
 */
export default function StructuredData({data}: {data: object}) {
  // A '<' in a text could end the element.
  const json = JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll(
    '<',
    '\\u003c',
  );
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
