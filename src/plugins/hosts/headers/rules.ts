/** The rules of a host, written once; headersFile.ts and nginx.ts write them out for hosts. */

export interface HostRules {
  /** Headers of every answer. */
  everywhere: Readonly<Record<string, string>>;
  /** How long what lies in a folder is kept without asking; all else is asked for each time. */
  caching: Readonly<Record<string, string>>;
}

/** A browser may keep it, but asks each time whether it is still the same. */
export const ASK_FIRST = 'no-cache';

/**
 * The headers of this site.
 * @param policy the text of Content-Security-Policy
 */
export const hostRules = (policy: string): HostRules => ({
  everywhere: {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    // The handover of ticks scans the other phone's code, once somebody presses for it.
    'Permissions-Policy':
      'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  },
  caching: {
    // Their names carry a hash of their content.
    '/assets/': 'public, max-age=31536000, immutable',
    '/img/': 'public, max-age=86400',
  },
});
