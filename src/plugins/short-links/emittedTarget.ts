/**
 * Reads back where a page made by the redirect plugin leads.
 * @param html the page as @docusaurus/plugin-client-redirects wrote it
 * @returns the target as it was given to the plugin, which encodes it once more (%40 to %2540) and
 *   then escapes it for HTML; undefined when the page has none
 */
export function emittedTarget(html: string): string | undefined {
  const encoded = /http-equiv="refresh" content="0; url=([^"]*)"/
    .exec(html)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return encoded && decodeURI(encoded);
}
