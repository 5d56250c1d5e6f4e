import {createHash} from 'node:crypto';

/** Hosts take no longer line in _headers (Cloudflare); nginx would take twice as much. */
const LONGEST = 2000;

/** An inline script or sheet as the policy names it. */
export const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const hashesOf = (codes: readonly string[]) => [...new Set(codes.map(hashOf))].sort();

/**
 * What the pages may load and run. One policy for the whole site, because who goes on by the router
 * keeps the policy of the first page.
 * @param scripts the code of all inline scripts that run
 * @param styles the sheets that are written into pages
 * @param frames the origins that a page may show in a frame
 */
export function policyText(
  scripts: readonly string[],
  styles: readonly string[],
  frames: readonly string[],
): string {
  const directives = {
    // For what no line below names: fetching ahead, which Firefox holds to this one. All kinds that
    // a policy can name have a line of their own.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(scripts)],
    'style-src': ["'self'", ...hashesOf(styles)],
    // The theme's stylesheet carries two small drawings.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'child-src': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** A line when the policy is too long for a host. */
export const tooLong = (policy: string): string[] =>
  policy.length <= LONGEST
    ? []
    : [
        `src/plugins/hosts/headers: the policy is ${policy.length} characters long, hosts take ${LONGEST}: put inline scripts into files`,
      ];
