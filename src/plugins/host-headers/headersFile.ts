import {ASK_FIRST, type HostRules} from './rules';

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const blocks = (folders: Readonly<Record<string, string>>, header: string) =>
  Object.entries(folders).map(([folder, value]) => block(`${folder}*`, {[header]: value}));

/**
 * The text of the host's `_headers` file. Where two paths fit, Cloudflare joins their values with a
 * comma, in order: of a permission that is named twice the last one counts, but caching would be
 * muddled, so its paths never overlap.
 * @param paths what is asked for each time: '/', '/sw.js', '/campout/'; what rules.caching names is
 *   left out of it
 */
export function headersFile(rules: HostRules, paths: readonly string[]): string {
  const asked = paths.filter((path) => !(path in rules.caching));
  return [
    block('/*', rules.everywhere),
    ...blocks(rules.permissions, 'Permissions-Policy'),
    ...blocks(rules.caching, 'Cache-Control'),
    ...asked.map((path) => block(path.replace(/(.)\/$/, '$1/*'), {'Cache-Control': ASK_FIRST})),
    '',
  ].join('\n');
}
