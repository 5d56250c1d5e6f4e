import type {CheerioAPI} from 'cheerio';
import type {Props} from '@docusaurus/types';

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
