// Draws some scenes small and quickly into out/, to look at: node draw/proof.mjs [part of a name …] [--scale=0.5]
import {mkdir, writeFile} from 'node:fs/promises';
import {openStudio} from './browser.mjs';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const scale = Number(process.argv.find((word) => word.startsWith('--scale='))?.slice(8) ?? 0.5);
const studio = await openStudio();
const names = Object.keys(studio.scenes).filter(
  (name) => !words.length || words.some((w) => name.includes(w)),
);
await mkdir('out', {recursive: true});
for (const name of names) {
  const start = performance.now();
  const image = await studio.draw(name, scale);
  await writeFile(`out/${name.replaceAll('/', '--')}.png`, image);
  console.log(name, Math.round(performance.now() - start), 'ms');
}
await studio.close();
