import sharp from 'sharp';
import {encodePhoto} from './encode';

/** Of all pictures the hardest to make light. */
const noise = () =>
  sharp({
    create: {
      width: 1300,
      height: 900,
      channels: 3,
      background: '#888',
      noise: {type: 'gaussian', mean: 128, sigma: 60},
    },
  })
    .jpeg()
    .toBuffer();

test('a photo that no quality makes light enough is made smaller', async () => {
  const files = await encodePhoto(await noise(), {width: 600, height: 400}, {avif: 3_000, webp: 1_500});
  expect(files['-600.avif']!.length).toBeLessThanOrEqual(3_000);
  expect(files['-600.webp']!.length).toBeLessThanOrEqual(1_500);
  expect(files['.webp']!.length).toBeLessThanOrEqual(600 * 400 * 0.14);
  const {width, height} = await sharp(files['-600.webp']).metadata();
  expect(width).toBeLessThan(600);
  expect(width / height).toBeCloseTo(1.5, 1);
});
