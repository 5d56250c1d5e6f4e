// Bundles the world and opens it in headless Chromium with WebGL in software: the same on every machine.
import {build} from 'esbuild';
import {chromium} from 'playwright-core';

/** Gives {scenes, draw(name, scale, time) -> PNG buffer, close}. */
export async function openStudio() {
  const {outputFiles} = await build({
    entryPoints: [new URL('studio.js', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    loader: {'.svg': 'text'}, // the logotype's outlines
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-quic',
    ],
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (m) => m.type() === 'error' && console.error(m.text()));
  await page.setContent('<!doctype html><body></body>');
  await page.addScriptTag({content: outputFiles[0].text});
  await page.waitForFunction(() => document.title === 'ready');
  return {
    scenes: await page.evaluate(() => window.scenes),
    async draw(name, scale = 1, time = 0) {
      const address = await page.evaluate(([n, s, t]) => window.draw(n, s, t), [name, scale, time]);
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    },
    close: () => browser.close(),
  };
}
