/** A photo as a camera or a phone gives it; one in .webp is known by the files that are not beside it. */
export const isPhoto = (address: string) => /\.(?:jpe?g|png)$/i.test(address);

/**
 * What the files of a picture are called before their ending: NAME.webp, NAME.avif and both 600 px
 * wide (NAME-600.webp). Those of a photo keep its ending in the name, so that none takes the place of
 * another picture, and have no letters that a list of addresses cannot hold.
 * @param address such as /img/campout/woods.webp or /img/campout/IMG 1234.jpg
 * @returns such as /img/campout/woods or /img/campout/IMG-1234.jpg; undefined for a file that stands alone
 */
export function stemOf(address: string): string | undefined {
  if (!isPhoto(address) && !address.endsWith('.webp')) return undefined;
  return address.replace(/\.webp$/, '').replace(/[^\w/.-]/g, '-');
}

/** The one file of a picture that every browser shows, at its full size. */
export function fullFile(address: string): string {
  const stem = stemOf(address);
  return stem ? `${stem}.webp` : address;
}

/** The same, small: what a record's sleeve needs. A drawing stands alone. */
export function smallFile(address: string): string {
  const stem = stemOf(address);
  return stem ? `${stem}-600.webp` : address;
}
