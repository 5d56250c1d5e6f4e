import path from 'node:path';
import {nearest} from '../schemas/suggest';
import type {Places} from './places';

/** What is wrong with an address, and what to write in its place. */
export interface Wrong {
  what: string;
  write: string;
  /** The page of Markdown that was found, and has no such id. */
  page?: string;
}

const MAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const isMail = (text: string) => /^[^\s@/]+@[^\s@/]+$/.test(text);

/** The closest of what there is, or where to look for it. */
export const nearestOr = (word: string, known: readonly string[], otherwise: string) =>
  nearest(word, known) ?? otherwise;

function wrongMail(address: string): Wrong | undefined {
  const mail = address.replace(/^mailto:/, '').replace(/\?.*/, '');
  if (!MAIL.test(mail)) return {what: 'no mail address', write: 'one such as somebody@example.org'};
  return address.startsWith('mailto:')
    ? undefined
    : {what: 'a mail address without mailto:', write: `mailto:${address}`};
}

/** The first of many: a line is read, a list of fifty is not. */
const someOf = (ids: readonly string[]) =>
  ids
    .slice(0, 5)
    .map((id) => `#${id}`)
    .join(', ');

function wrongHash(
  hash: string,
  ids: readonly string[] | undefined,
  on: string,
): Wrong | undefined {
  if (!hash || !ids || ids.includes(hash)) return undefined;
  const known = ids.filter(Boolean);
  const meant = nearest(hash, known) ?? known.find((id) => id.endsWith(`-${hash}`));
  return {
    what: `#${hash}, an id that ${on} has not`,
    write: meant
      ? `#${meant}`
      : known.length > 0
        ? `one of its ids, such as ${someOf(known)}`
        : 'its address without #, since it has no ids',
  };
}

const withPage = (wrong: Wrong | undefined, page: string | undefined) => wrong && {...wrong, page};

function wrongPath(to: string, {pages, fileAt, shortLinks, statics}: Places): Wrong | undefined {
  const [, address = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(to) ?? [];
  if (shortLinks.includes(address) || statics.has(address)) return undefined;
  if (pages.has(address)) {
    return withPage(wrongHash(hash, pages.get(address), address), fileAt.get(address));
  }
  if (pages.has(`${address}/`)) {
    return {what: 'a page without the slash at its end', write: to.replace(address, `${address}/`)};
  }
  const known = [...pages.keys(), ...shortLinks];
  return {
    what: 'no page, file or short link of this site',
    write: nearestOr(address, known, 'the address of a page as the browser shows it'),
  };
}

function wrongFile(to: string, file: string, {files}: Places): Wrong | undefined {
  const [, beside = '', hash = ''] = /^([^#]*)(?:#(.*))?$/.exec(to) ?? [];
  const target = path.posix.join(path.posix.dirname(file), beside);
  if (files.has(target)) return withPage(wrongHash(hash, files.get(target), target), target);
  const folder = path.posix.dirname(target);
  const known = [...files.keys()].filter((one) => path.posix.dirname(one) === folder);
  const meant = nearest(target, known);
  return {
    what: 'no file beside this page',
    write: meant
      ? to.replace(path.posix.basename(target), path.posix.basename(meant))
      : `a file that is there, such as ./${path.posix.basename(known[0] ?? 'index.mdx')}`,
  };
}

/** @returns what is wrong with where a link of a page or of the data leads */
export function wrongTarget(to: string, file: string, places: Places): Wrong | undefined {
  if (to === '') return {what: 'nothing', write: 'the address that it leads to'};
  if (/\s/.test(to)) return {what: 'an address with a blank', write: to.replace(/\s+/g, '')};
  if (/^https?:/.test(to)) {
    return URL.canParse(to) ? undefined : {what: 'no web address', write: 'https://… in full'};
  }
  if (to.startsWith('mailto:') || isMail(to)) return wrongMail(to);
  if (to.startsWith('#')) {
    return withPage(wrongHash(to.slice(1), places.files.get(file), 'this page'), file);
  }
  if (to.startsWith('/')) return wrongPath(to, places);
  if (/^[^#]*\.mdx?(?:#|$)/.test(to)) return wrongFile(to, file, places);
  if (/^www\.|^[\w-]+\.[a-z]{2,}(?:\/|$)/.test(to)) {
    return {what: 'a web address without https://', write: `https://${to}`};
  }
  return {
    what: 'neither an address of this site, such as /campout/, nor one with https://',
    write: nearestOr(`/${to}/`, [...places.pages.keys()], 'one of the two'),
  };
}
