import type {SocialCard} from '../../../data/schema';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escape(String(content))}">`;

/**
 * What a finished page says in its head to those who show a link to it.
 * @param siteUrl such as https://www.baaahs.org
 * @returns Open Graph's and X's tags besides those that Docusaurus writes
 */
export function cardTags(card: SocialCard['card'], siteName: string, siteUrl: string): string {
  const image = `${siteUrl}${card.src}`;
  return [
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:image', image),
    property('og:image:width', card.width),
    property('og:image:height', card.height),
    property('og:image:alt', card.alt),
    `<meta name="twitter:image" content="${image}">`,
  ].join('');
}

/** An item of schema.org as an element. A '<' in a text could end it. */
export function jsonLd(item: object): string {
  const json = JSON.stringify({'@context': 'https://schema.org', ...item});
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
