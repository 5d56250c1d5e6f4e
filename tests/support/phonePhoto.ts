/** A photo as a phone gives it: large, held upright by a note, and telling where it was taken. */
import sharp from 'sharp';

const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '39/1 12/1 30/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '122/1 48/1 0/1',
};

interface Wish {
  width?: number;
  height?: number;
  /** How the phone was held: 1 upright, 6 on its side. */
  orientation?: number;
  format?: 'jpeg' | 'png' | 'webp';
}

/** A sky over a hill, with dots: the sky is where the top is, once it is turned as it says. */
export async function phonePhoto({
  width = 4000,
  height = 3000,
  orientation = 6,
  format = 'jpeg',
}: Wish = {}): Promise<Buffer> {
  const dots = Array.from(
    {length: 400},
    (_, n) =>
      `<circle cx="${(n * 337) % width}" cy="${(n * 751) % height}" r="${20 + (n % 60)}" fill="hsl(${n * 47} 70% 55%)"/>`,
  );
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#57a"/>${dots.join('')}</svg>`;
  return sharp(Buffer.from(drawn))
    .withExif({
      IFD0: {Make: 'Phone', Model: 'Camera 1', DateTime: '2025:05:24 18:30:00'},
      IFD3: GPS,
    })
    .withMetadata({orientation})
    .toFormat(format, {quality: 90})
    .toBuffer();
}
