// A contact sheet of what is in out/, to look at many pictures at once: node draw/sheet.mjs out/sheet.png [part of a name …]
import {readdir} from 'node:fs/promises';
import sharp from 'sharp';

const [target, ...words] = process.argv.slice(2);
const all = (await readdir('out')).filter((f) => f.endsWith('.png') && f !== 'sheet.png');
const files = all.filter((f) => !words.length || words.some((word) => f.includes(word)));
const [columns, wide, high] = [4, 500, 340];
const tiles = await Promise.all(
  files.map(async (file, i) => ({
    input: await sharp(`out/${file}`)
      .resize(wide - 8, high - 8, {fit: 'contain', background: '#777'})
      .toBuffer(),
    left: (i % columns) * wide + 4,
    top: Math.floor(i / columns) * high + 4,
  })),
);
await sharp({
  create: {
    width: columns * wide,
    height: Math.ceil(files.length / columns) * high,
    channels: 3,
    background: '#777',
  },
})
  .composite(tiles)
  .png()
  .toFile(target);
console.log(files.map((file, i) => `${i + 1} ${file}`).join('\n'));
