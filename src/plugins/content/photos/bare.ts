import fs from 'node:fs';
import sharp from 'sharp';

/** Of a photo within the text of a page, which stands alone: as wide as the text on a fine screen. */
const WIDTH = 1200;

/** Whether a picture tells more than its colors: where it was taken, when, with what, by whom. */
export async function tells(file: string): Promise<boolean> {
  const {exif, xmp, iptc, comments} = await sharp(file).metadata();
  return [exif, xmp, iptc, comments].some(Boolean);
}

/**
 * Takes away what a picture tells, turns it upright and makes it no larger than a page needs, in its
 * place; leaves one that tells nothing.
 */
export async function bare(file: string): Promise<void> {
  // What cannot be read is no picture that a page shows.
  if (!(await tells(file).catch(() => false))) return;
  const {format} = await sharp(file).metadata();
  // Read first: a file cannot be written while it is read.
  const photo = sharp(fs.readFileSync(file)).autoOrient().toColorspace('srgb');
  const small = photo.resize({width: WIDTH, withoutEnlargement: true});
  fs.writeFileSync(file, await small.toFormat(format, {quality: 70}).toBuffer());
}
