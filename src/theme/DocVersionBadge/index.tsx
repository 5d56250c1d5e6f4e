/** Ejected: a frozen page has its banner, and this year's pages need no label. */
export default function DocVersionBadge() {
  return null;
}
