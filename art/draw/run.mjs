// Redraws the pictures of the site into static/img: npm run art [-- part of a name …]
import {openStudio} from './browser.mjs';
import {encodeLoop, encodeSocial, encodeStill} from './encode.mjs';
import {sizes} from './sizes.mjs';

const folder = new URL('../../static/img', import.meta.url).pathname;
const sharpness = 1.5; // drawn larger than served: finer edges
const rate = 20; // frames a second in a loop
const words = process.argv.slice(2);

const studio = await openStudio();
const wanted = Object.entries(studio.scenes).filter(
  ([name]) =>
    !name.startsWith('social/') && // cards/ draws those
    (!words.length || words.some((word) => name.includes(word))),
);
for (const [name, {size, seconds}] of wanted) {
  const pixels = sizes[size];
  const still = await studio.draw(name, sharpness);
  if (name === 'social') await encodeSocial(still, folder, pixels);
  else await encodeStill(still, folder, name, pixels);
  if (seconds) {
    const frames = [];
    for (let i = 0; i < seconds * rate; i++)
      frames.push(await studio.draw(name, 1, i / (seconds * rate)));
    await encodeLoop(frames, rate, folder, name);
  }
  console.log(name);
}
await studio.close();
