import {createHash} from 'node:crypto';

/** Hosts take no longer line in _headers (Cloudflare); nginx would take twice as much. */
const LONGEST = 2000;

/** An inline script or style as the policy names it. */
export const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const hashesOf = (codes: readonly string[]) => [...new Set(codes.map(hashOf))].sort();

/**
 * What the pages may load and run. One policy for the whole site, because who goes on by the router
 * keeps the policy of the first page.
 * @param inline the code of all inline scripts that run, and of all inline styles
 * @param frames the origins that a page may show in a frame
 */
export function policyText(
  {scripts, styles}: {scripts: readonly string[]; styles: readonly string[]},
  frames: readonly string[],
): string {
  const directives = {
    'default-src': ["'none'"],
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
        `src/plugins/host-headers: the policy is ${policy.length} characters long, hosts take ${LONGEST}: put inline scripts into files`,
      ];
