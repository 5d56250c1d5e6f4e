import {ASK_FIRST, type HostRules} from './rules';

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The text of the host's `_headers` file. Where two paths fit, Cloudflare joins their values with a
 * comma: caching would be muddled, so its paths never overlap.
 * @param paths what is asked for each time: '/', '/sw.js', '/campout/'; what rules.caching names is
 *   left out of it
 */
export function headersFile(rules: HostRules, paths: readonly string[]): string {
  const asked = paths.filter((path) => !(path in rules.caching));
  return [
    block('/*', rules.everywhere),
    ...Object.entries(rules.caching).map(([folder, value]) =>
      block(`${folder}*`, {'Cache-Control': value}),
    ),
    ...asked.map((path) => block(path.replace(/(.)\/$/, '$1/*'), {'Cache-Control': ASK_FIRST})),
    '',
  ].join('\n');
}
