import sharp, {type Sharp} from 'sharp';
import type {Budget} from './budget';
import type {Sized} from './uses';

type Format = 'webp' | 'avif';

/** From as good as the drawn ones down to what still is a photo. */
const QUALITIES = [62, 48, 36, 26];

/** How many bytes a full picture may have, for each of its pixels: a card of 1200 × 800 has 130 KB. */
const FULL_BYTES = {webp: 0.14, avif: 0.11};

/** Raw pixels, so that each try encodes and none decodes. */
interface Pixels {
  data: Buffer;
  info: {width: number; height: number; channels: 1 | 2 | 3 | 4};
}
const raw = (picture: Sharp) =>
  picture.raw().toBuffer({resolveWithObject: true}) as Promise<Pixels>;
const again = ({data, info: {width, height, channels}}: Pixels) =>
  sharp(data, {raw: {width, height, channels}});

const encode = (pixels: Pixels, format: Format, quality: number) =>
  format === 'avif'
    ? again(pixels).avif({quality, effort: 3, chromaSubsampling: '4:2:0'}).toBuffer()
    : again(pixels)
        .webp({quality: quality + 8, effort: 5})
        .toBuffer();

/** The best quality that fits into the bytes; where none does, a smaller picture. */
async function fit(pixels: Pixels, format: Format, bytes: number): Promise<Buffer> {
  for (let i = 0; i < QUALITIES.length; ) {
    const file = await encode(pixels, format, QUALITIES[i]!);
    if (file.length <= bytes) return file;
    // The next one would not do either.
    i += file.length > bytes * 2 ? 2 : 1;
  }
  const width = Math.round(pixels.info.width * 0.8);
  return fit(await raw(again(pixels).resize({width})), format, bytes);
}

/**
 * Makes the files of a photo: upright, cut to the shape of its place round what catches the eye, in
 * sRGB, and without a word of where, when and with what it was taken.
 * @param budget what its small files, which devices keep, may have
 * @returns their bytes by what comes after the name, such as '-600.avif'
 */
export async function encodePhoto(
  photo: Buffer,
  {width, height}: Pick<Sized, 'width' | 'height'>,
  budget: Budget,
): Promise<Record<string, Buffer>> {
  const upright = sharp(photo).autoOrient().toColorspace('srgb');
  const full = await raw(upright.resize({width, height, position: sharp.strategy.attention}));
  const small = await raw(again(full).resize({width: Math.min(600, width)}));
  const pixels = width * height;
  return {
    '-600.avif': await fit(small, 'avif', budget.avif),
    '-600.webp': await fit(small, 'webp', budget.webp),
    '.avif': await fit(full, 'avif', pixels * FULL_BYTES.avif),
    '.webp': await fit(full, 'webp', pixels * FULL_BYTES.webp),
  };
}
