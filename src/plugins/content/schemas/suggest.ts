import leven from 'leven';
import type * as z from 'zod';

/** Half of a word may be wrong, in short ones less: 'bio' is not meant by 'img'. */
const isNear = (word: string, other: string) =>
  leven(word.toLowerCase(), other.toLowerCase()) <= Math.min(3, Math.floor(word.length / 2));

/** @returns the known word that somebody may have meant; undefined when none is like it */
export function nearest(word: string, known: readonly string[]): string | undefined {
  return known
    .filter((other) => isNear(word, other))
    .sort((a, b) => leven(word, a) - leven(word, b))[0];
}

const asAddress = (found: string) => `https://${found.trim().replace(/^\w*:?\/{1,2}/, '')}`;

/** The profile of somebody who is known by a handle: '@jumpr' for instagram. */
function profile(key: PropertyKey | undefined, found: string): string | undefined {
  const handle = /^@([\w.-]+)$/.exec(found.trim())?.[1];
  if (handle && key === 'instagram') return `https://www.instagram.com/${handle}`;
  return handle && key === 'soundcloud' ? `https://soundcloud.com/${handle}` : undefined;
}

/** For a value of the wrong kind in quotes, or the right one without. */
function quotes(expected: string, found: unknown): string | undefined {
  const isNumber = expected === 'number' || expected === 'int';
  if (typeof found === 'string' && isNumber && found.trim() && Number.isFinite(Number(found))) {
    return `write ${found.trim()} without quotes`;
  }
  if (expected === 'boolean' && (found === 'true' || found === 'false')) {
    return `write ${found} without quotes`;
  }
  return expected === 'string' && typeof found === 'number' ? `write it in quotes` : undefined;
}

/**
 * What the writer most likely meant.
 * @param issue what zod has to say about a value
 * @param found the value
 * @returns words to put after the expectation, such as 'write 3 without quotes'
 */
export function suggest(issue: z.core.$ZodIssue, found: unknown): string | undefined {
  if (issue.code === 'invalid_type') return quotes(issue.expected, found);
  if (typeof found !== 'string') return undefined;
  if (issue.code === 'invalid_value') {
    const meant = nearest(found, issue.values.map(String));
    return meant && `did you mean ${meant}?`;
  }
  const meant = profile(issue.path.at(-1), found);
  if (meant) return `write ${meant}`;
  const isAddress = issue.code === 'invalid_format' && issue.format === 'url';
  return isAddress && URL.canParse(asAddress(found)) && /\w\.\w/.test(found) && !/\s/.test(found)
    ? `write ${asAddress(found)}`
    : undefined;
}
