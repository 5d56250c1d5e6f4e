// Draws the cards that chats show with a link into static/img/social: npm run cards [-- part of a name …]
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {chromium} from 'playwright-core';
import sharp from 'sharp';
import {openStudio} from '../draw/browser.mjs';
import {cardPage} from './card.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const largest = 112; // px, of the letters of a short title
const words = process.argv.slice(2);

/** The list of the site: which page has which card. */
async function readCards() {
  const {outputFiles} = await build({
    entryPoints: [path.join(root, 'src/data/socialCards.ts')],
    bundle: true,
    write: false,
    format: 'esm',
  });
  const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`;
  return (await import(module)).socialCards;
}

const address = async (file, type) =>
  `data:${type};base64,${(await readFile(path.join(root, file))).toString('base64')}`;

/** A picture of the site, or the scene that has the name of the card. */
async function pictureOf({card, drawn}) {
  if (drawn.from) return address(`static${drawn.from}`, 'image/webp');
  const studio = await openStudio();
  const png = await studio.draw(card.src.replace(/^\/img\/|\.jpg$/g, ''), 2);
  await studio.close();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Makes the title as large as its place allows. */
const fit = (size) => {
  const box = document.querySelector('h1');
  const tooLarge = () => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  do box.style.fontSize = `${(size -= 2)}px`;
  while (tooLarge());
};

const wanted = (await readCards()).filter(
  ({card, drawn}) => drawn && (!words.length || words.some((word) => card.src.includes(word))),
);
const face = await address(
  'node_modules/@fontsource/righteous/files/righteous-latin-400-normal.woff2',
  'font/woff2',
);
const icon = await address('static/icon.svg', 'image/svg+xml');
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
});
const sheet = await browser.newPage({viewport: {width: 1200, height: 630}});
await mkdir(path.join(root, 'static/img/social'), {recursive: true});
for (const {page, card, drawn} of wanted) {
  const picture = await pictureOf({card, drawn});
  await sheet.setContent(cardPage({page, ...drawn, picture, face, icon}));
  await sheet.evaluate(() => document.fonts.ready);
  await sheet.evaluate(fit, largest);
  await sharp(await sheet.screenshot())
    .jpeg({quality: 80, mozjpeg: true})
    .toFile(path.join(root, 'static', card.src));
  console.log(card.src);
}
await browser.close();
