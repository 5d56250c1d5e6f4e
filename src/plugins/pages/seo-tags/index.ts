import type {SocialCard} from '../../../data/schema';
import {type BeginStep, isNoindex, type Page} from '../page';
import {titleOf} from '../../../features/search/build';
import {stopBuild} from '../../stopBuild';
import {breadcrumbs, crumbsOf} from './crumbsOf';
import {cardTags, jsonLd} from './headOf';
import {missingCards} from './missingCards';
import {faqPage, questionsOf} from './questionsOf';

interface Options {
  siteName: string;
  cards: readonly SocialCard[];
  /** For pages without a card of their own. */
  siteCard: SocialCard['card'];
  /** Items of schema.org that pages have besides their questions and the way to them. */
  structuredData: Record<string, object>;
}

/**
 * Writes into the finished pages what search engines and chats read of them: the card that goes with
 * a link, and items of schema.org as JSON-LD. Not in React, since no visitor's browser needs it.
 * Stops the build when a page has no card.
 */
export function seoTags({siteName, cards, siteCard, structuredData}: Options): BeginStep {
  return ({routesPaths, siteConfig: {url}}) => {
    /** Of the pages that search engines may show; those above a page come before it. */
    const titles = new Map<string, string>();

    function itemsOf({$, address}: Page): object[] {
      const questions = questionsOf($);
      const crumbs = crumbsOf(address, titles, url);
      return [
        ...(structuredData[address] ? [structuredData[address]] : []),
        ...(questions.length > 0 ? [faqPage(questions)] : []),
        ...(crumbs.length > 0 ? [breadcrumbs(crumbs)] : []),
      ];
    }

    return {
      page(page) {
        const {address, $} = page;
        const isIndexed = address.endsWith('/') && !isNoindex($);
        if (isIndexed) titles.set(address, titleOf($));
        const card = cards.find((one) => one.page === address)?.card ?? siteCard;
        const items = isIndexed ? itemsOf(page) : [];
        $('head').append(cardTags(card, siteName, url) + items.map(jsonLd).join(''));
      },
      end: () => stopBuild(missingCards([...titles.keys()], routesPaths, cards)),
    };
  };
}
