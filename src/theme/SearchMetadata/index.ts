/** Ejected to nothing: it tells DocSearch of language and version, and this site has a search of its own. */
export default function SearchMetadata() {
  return null;
}
