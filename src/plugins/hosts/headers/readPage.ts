import type {CheerioAPI} from 'cheerio';

interface Allowed {
  /** The site's own address. */
  siteUrl: string;
  /** Origins that a page may show in a frame. */
  frames: readonly string[];
}

/** A block of data, such as JSON-LD, is not run. */
const isRun = (type = '') => /^(|module|text\/javascript)$/.test(type);

/** The code of the inline scripts of a page. */
export const inlineScripts = ($: CheerioAPI): string[] =>
  $('script:not([src])')
    .toArray()
    .filter((script) => isRun(script.attribs.type))
    .map((script) => $(script).text());

/** Sheets of the build, which it writes into the page. */
const SHEETS = 'style[data-href]';

/** The sheets that are written into a page. */
export const inlineStyles = ($: CheerioAPI): string[] =>
  $(SHEETS)
    .toArray()
    .map((style) => $(style).text());

const loads =
  'iframe, script, img, source, video, audio, embed, link[rel=stylesheet], link[rel=icon]';

/** What a page loads of other hosts without leave. */
function foreign($: CheerioAPI, {siteUrl, frames}: Allowed): string[] {
  return $(loads)
    .toArray()
    .map(({tagName, attribs}) => ({tagName, address: attribs.src ?? attribs.href ?? ''}))
    .map((one) => ({...one, origin: new URL(one.address, siteUrl).origin}))
    .filter(({origin}) => origin !== siteUrl)
    .filter(({tagName, origin}) => tagName !== 'iframe' || !frames.includes(origin))
    .map(
      ({tagName, address}) =>
        `loads ${address} in <${tagName}>, which the site's policy forbids: link to it, or keep it in static/`,
    );
}

/** Styles and handlers that are written into the markup. */
function inMarkup($: CheerioAPI): string[] {
  return $('html, html *')
    .not(SHEETS)
    .toArray()
    .flatMap(({tagName, attribs}) => [
      ...(tagName === 'style' ? ['has <style>'] : []),
      ...Object.keys(attribs)
        .filter((name) => name === 'style' || /^on/.test(name))
        .map((name) => `has ${name}="${attribs[name]}" at <${tagName}>`),
    ])
    .map((what) => `${what}, which the site's policy forbids: write a class or a script's file`);
}

/** What of a page the policy would forbid, a line each. */
export const forbidden = ($: CheerioAPI, allowed: Allowed): string[] => [
  ...foreign($, allowed),
  ...inMarkup($),
];
