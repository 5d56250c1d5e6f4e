// Draws the sheep of the home page's hero flat, as it stands in the pictures: npm run hero
import fs from 'node:fs';
import {build} from 'esbuild';

const {outputFiles} = await build({
  entryPoints: [new URL('draw.js', import.meta.url).pathname],
  bundle: true,
  write: false,
  format: 'esm',
});
const code = Buffer.from(outputFiles[0].contents).toString('base64');
const {draw} = await import(`data:text/javascript;base64,${code}`);
const file = new URL('../../src/features/home/HeroSheep/drawing.json', import.meta.url);
fs.writeFileSync(file, `${JSON.stringify(draw(), null, 2)}\n`);
