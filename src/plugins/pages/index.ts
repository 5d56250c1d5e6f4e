import fs from 'node:fs';
import path from 'node:path';
import {type CheerioAPI, load} from 'cheerio';
import type {Plugin, Props} from '@docusaurus/types';

export {inOrder} from './in-order';
export {pageFrame} from './page-frame';
export {seoTags} from './seo-tags';
export {themeSprite} from './theme-sprite';

/** A finished page of the site. */
export interface Page {
  /** As it is asked for: /campout/, /404.html. */
  address: string;
  /** What is changed in it is written, with what others change, when all have read it. */
  $: CheerioAPI;
}

/** What reads finished pages, or changes them. */
export interface PageStep {
  /** Called for each page; those above it in the site come before it. */
  page: (page: Page) => void;
  /** Called after the last page. */
  end?: () => void;
}

/** The file of a page, from the built site's folder on: /campout/index.html. */
export const fileOf = (address: string) =>
  address.endsWith('/') ? `${address}index.html` : address;

/** Whether a page asks search engines to leave it out. */
export const isNoindex = ($: CheerioAPI) =>
  $('head meta[name="robots"]').attr('content')?.includes('noindex') === true;

/** Who wants something of the pages begins anew with every build. */
export type BeginStep = (props: Props) => PageStep;

/**
 * Reads each finished page once, hands it to all who want something of it, one after the other, and
 * writes it once.
 * @param steps who wants something, in their order
 */
export function finishedPages(...steps: BeginStep[]): Plugin {
  return {
    name: 'finished-pages',
    postBuild(props) {
      const begun = steps.map((begin) => begin(props));
      for (const address of [...props.routesPaths].sort()) {
        const file = path.join(props.outDir, fileOf(address));
        const $ = load(fs.readFileSync(file, 'utf8'), {scriptingEnabled: false});
        for (const step of begun) step.page({address, $});
        fs.writeFileSync(file, $.html());
      }
      for (const step of begun) step.end?.();
    },
  };
}
