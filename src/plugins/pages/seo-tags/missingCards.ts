import type {SocialCard} from '../../../data/schema';

/**
 * @param indexed the pages that search engines may show, such as /campout/
 * @param pages all pages of the site
 * @returns a line for each that has no card, and for each card whose page is not there
 */
export function missingCards(
  indexed: readonly string[],
  pages: readonly string[],
  cards: readonly SocialCard[],
): string[] {
  const withCard = new Set(cards.map(({page}) => page));
  return [
    ...indexed
      .filter((page) => !withCard.has(page))
      .map(
        (page) =>
          `src/data/socialCards.ts: ${page} has no card, expected a line for it; {page: '${page}', card: siteCard} shows the site's own`,
      ),
    ...[...withCard]
      .filter((page) => !pages.includes(page))
      .map((page) => `src/data/socialCards.ts: ${page} has a card, but there is no such page`),
  ];
}
