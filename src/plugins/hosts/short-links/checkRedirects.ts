import type {Redirect} from '../../../config/redirects';

interface Site {
  /** Every route of the site as served, such as /campout/. */
  routes: readonly string[];
  /** Every file with a fixed address, such as /icon.svg. */
  staticFiles: readonly string[];
  /** The site's own address: a target written with it would hide a loop. */
  siteUrl: string;
}

type Check = (redirect: Redirect, table: readonly Redirect[], site: Site) => string | undefined;

const isLocal = ({to}: Redirect) => /^\/(?!\/)/.test(to);
const pathOf = ({to}: Redirect) => to.replace(/[?#].*$/, '');
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');
const next = (redirect: Redirect, table: readonly Redirect[]) =>
  isLocal(redirect) ? table.find(({from}) => from === withoutSlash(pathOf(redirect))) : undefined;

const badPath: Check = ({from}) =>
  /^(\/[a-z0-9-]+)+$/.test(from)
    ? undefined
    : 'a short path has small letters, digits and dashes after each slash and no slash at its end';

const duplicate: Check = (redirect, table) => {
  const first = table.find(({from}) => from === redirect.from);
  return first === redirect ? undefined : `stands twice, the first time to ${first?.to}`;
};

const shadowed: Check = ({from}, _table, {routes, staticFiles}) => {
  const owner =
    routes.find((route) => withoutSlash(route) === from) ??
    staticFiles.find((file) => file === from || file === `${from}/index.html`);
  return owner && `${owner} is a page or file of this site, so the short link is never reached`;
};

const badTarget: Check = (redirect, _table, {siteUrl}) => {
  const {to} = redirect;
  if (isLocal(redirect)) return undefined;
  if (!/^https:\/\/[^\s/]/.test(to) || /\s/.test(to) || !URL.canParse(to)) {
    return `"${to}" is not an address that starts with https:// nor a path of this site`;
  }
  return new URL(to).origin === siteUrl ? `"${to}" is on this site: write it as a path` : undefined;
};

const loop: Check = (redirect, table) => {
  let at: Redirect | undefined = redirect;
  for (let steps = 0; at && steps <= table.length; steps++) {
    at = next(at, table);
    if (at === redirect) return `leads back to itself by ${redirect.to}`;
  }
  return undefined;
};

const chain: Check = (redirect, table) => {
  const second = next(redirect, table);
  return second && `leads to the short link ${second.from}: name its target ${second.to} instead`;
};

const dangling: Check = (redirect, _table, {routes, staticFiles}) => {
  const path = pathOf(redirect);
  return !isLocal(redirect) || [...routes, ...staticFiles].includes(path)
    ? undefined
    : `there is no page or file at ${path}`;
};

const checks = [badPath, duplicate, shadowed, badTarget, loop, chain, dangling];

/**
 * Finds what is wrong with the table of short links.
 * @returns one line for each bad entry, the first of its mistakes, named by its short path
 */
export function checkRedirects(table: readonly Redirect[], site: Site): string[] {
  return table.flatMap((redirect) => {
    const mistake = checks.map((check) => check(redirect, table, site)).find(Boolean);
    return mistake ? [`src/config/redirects.ts, ${redirect.from}: ${mistake}`] : [];
  });
}
