import fs from 'node:fs';
import sharp from 'sharp';

/** Whether a picture tells more than its colors: where it was taken, when, with what, by whom. */
export async function tells(file: string): Promise<boolean> {
  const {exif, xmp, iptc, comments} = await sharp(file).metadata();
  return [exif, xmp, iptc, comments].some(Boolean);
}

/** Turns a picture upright and takes away what it tells, in its place; leaves one that tells nothing. */
export async function bare(file: string): Promise<void> {
  if (!(await tells(file))) return;
  const {format} = await sharp(file).metadata();
  // Read first: a file cannot be written while it is read.
  const photo = sharp(fs.readFileSync(file)).autoOrient();
  fs.writeFileSync(file, await photo.toFormat(format, {quality: 82}).toBuffer());
}
