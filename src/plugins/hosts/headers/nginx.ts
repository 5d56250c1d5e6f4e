import type {Redirect} from '../../../config/redirects';
import {contentTypes, texts} from './contentTypes';
import {ASK_FIRST, type HostRules} from './rules';

/** In quotes nginx would read a quote, a backslash and a variable; an address may spell them so. */
const spelled = (address: string) => address.replace(/["\\$]/g, encodeURIComponent);

/** Both spellings go on with the visitor's query, behind the target's own. */
function moved({from, to}: Redirect): string[] {
  const [, start = '', hash = ''] = /^([^#]*)(.*)$/.exec(spelled(to)) ?? [];
  const joint = !start.includes('?') ? '?' : start.endsWith('?') ? '' : '&';
  const answer = `if ($args) { return 302 "${start}${joint}$args${hash}"; } return 302 "${start}${hash}";`;
  return [`location = ${from} { ${answer} }`, `location = ${from}/ { ${answer} }`];
}

/**
 * The rules of the host for nginx, to be included in a `server` that has a `root`. All headers are
 * added in one place, and what differs is a variable: a location with a header of its own would
 * lose all others.
 */
export function nginxFile(rules: HostRules, redirects: readonly Redirect[]): string {
  return [
    '# Written by the build, for this build. Include it in a server that has the build as its root.',
    'index index.html;',
    'charset utf-8;',
    'server_tokens off;',
    'absolute_redirect off;',
    'error_page 404 /404.html;',
    '# A folder without a page.',
    'error_page 403 =404 /404.html;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    // nginx packs HTML by itself, and warns when it is named.
    `gzip_types ${texts.filter((type) => type !== 'text/html').join(' ')};`,
    `types { ${Object.entries(contentTypes)
      .map(([ending, type]) => `${type} ${ending};`)
      .join(' ')} }`,
    `set $site_caching "${ASK_FIRST}";`,
    ...Object.entries(rules.everywhere).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    'add_header Cache-Control $site_caching always;',
    ...Object.entries(rules.caching).map(
      ([folder, value]) => `location ^~ ${folder} { set $site_caching "${value}"; }`,
    ),
    '# Rules for other hosts.',
    'location ^~ /_ { return 404; }',
    ...redirects.flatMap(moved),
    '',
  ].join('\n');
}
