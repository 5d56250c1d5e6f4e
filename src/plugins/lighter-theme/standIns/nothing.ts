/** For what is drawn everywhere and is empty by this site's settings. */
export default function Nothing() {
  return null;
}
