import fs from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import type {Plugin} from '@docusaurus/types';
import type {SocialCard} from '../../data/schema';
import {breadcrumbs} from '../../lib/structuredData/breadcrumbs';
import {faqPage} from '../../lib/structuredData/faqPage';
import {titleOf} from '../search-index/readPage';
import {stopBuild} from '../stopBuild';
import {crumbsOf} from './crumbsOf';
import {cardTags, intoHead, jsonLd} from './headOf';
import {missingCards} from './missingCards';
import {questionsOf} from './questionsOf';

interface Options {
  siteName: string;
  cards: readonly SocialCard[];
  /** For pages without a card of their own. */
  siteCard: SocialCard['card'];
  /** Items of schema.org that pages have besides their questions and the way to them. */
  structuredData: Record<string, object>;
}

interface Page {
  address: string;
  file: string;
  html: string;
  $: CheerioAPI;
}

function readPage(outDir: string, address: string): Page {
  const file = path.join(outDir, address, address.endsWith('/') ? 'index.html' : '');
  const html = fs.readFileSync(file, 'utf8');
  return {address, file, html, $: load(html, {scriptingEnabled: false})};
}

const isIndexed = ({$, address}: Page) =>
  address.endsWith('/') && !$('meta[name="robots"]').attr('content')?.includes('noindex');

/**
 * Writes into the finished pages what search engines and chats read of them: the card that goes with
 * a link, and items of schema.org as JSON-LD. Not in React, since no visitor's browser needs it.
 * Writes robots.txt, and stops the build when a page has no card.
 */
export function foundAndShared({siteName, cards, siteCard, structuredData}: Options): Plugin {
  return {
    name: 'found-and-shared',
    postBuild({outDir, routesPaths, siteConfig: {url}}) {
      const pages = routesPaths.map((address) => readPage(outDir, address));
      const indexed = pages.filter(isIndexed);
      const titles = new Map(indexed.map(({address, $}) => [address, titleOf($)]));
      stopBuild(missingCards([...titles.keys()], routesPaths, cards));

      const itemsOf = ({$, address}: Page): object[] => {
        const questions = questionsOf($);
        const crumbs = crumbsOf(address, titles, url);
        return [
          ...(structuredData[address] ? [structuredData[address]] : []),
          ...(questions.length > 0 ? [faqPage(questions)] : []),
          ...(crumbs.length > 0 ? [breadcrumbs(crumbs)] : []),
        ];
      };
      for (const page of pages) {
        const card = cards.find((one) => one.page === page.address)?.card ?? siteCard;
        const items = indexed.includes(page) ? itemsOf(page) : [];
        const tags = cardTags(card, siteName, url) + items.map(jsonLd).join('');
        fs.writeFileSync(page.file, intoHead(page.html, tags));
      }
      fs.writeFileSync(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`,
      );
    },
  };
}
