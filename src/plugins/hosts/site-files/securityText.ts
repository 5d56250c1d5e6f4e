/** Who hears of weaknesses. */
export interface Contact {
  /** A mail address. */
  mail: string;
  /** The address of a page that says how to report. */
  policy: string;
  /** The address of the site. */
  url: string;
}

/**
 * The text of security.txt (RFC 9116), which has to say until when it holds: a year from the build.
 * @param built the day of the build, YYYY-MM-DD
 */
export function securityText({mail, policy, url}: Contact, built: string): string {
  const expires = new Date(`${built}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: mailto:${mail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    `Policy: ${policy}`,
    '',
  ].join('\n');
}
