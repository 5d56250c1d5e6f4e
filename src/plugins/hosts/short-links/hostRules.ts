import type {Redirect} from '../../../config/redirects';

/**
 * The text of the host's `_redirects` file, for hosts that redirect on the server.
 * Netlify takes /drive and /drive/ for the same path; Cloudflare compares to the letter, so both
 * are written. 302, since the targets change from year to year.
 */
export function hostRules(table: readonly Redirect[]): string {
  return table.map(({from, to}) => `${from} ${to} 302\n${from}/ ${to} 302\n`).join('');
}
