// `npm run bench`: our pages beside the template of the same version, in one run. Needs a built
// site (`npm run build`) and quiet: nothing else may run. `-- /setup/` measures that page only,
// `-- --write` puts the result into BENCHMARK.md; what people wrote below it stays.
import fs from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {findChromium, flags} from '../tests/support/chromium.mjs';
import {figures} from './figures.mjs';
import {host} from './host.mjs';
import {pagesOf, stockPageFor} from './pages.mjs';
import {buildStock, version} from './stock.mjs';
import {table} from './table.mjs';
import {visit} from './visit.mjs';

const visits = 5;
const root = path.resolve(import.meta.dirname, '..');
const build = path.join(root, 'build');
const options = process.argv.slice(2);
const asked = options.filter((option) => option.startsWith('/'));
const pages = asked.length > 0 ? asked : pagesOf(build);

const stock = buildStock();
const [ourHost, stockHost] = [await host(build), await host(stock.build)];
const browser = await chromium.launch({executablePath: findChromium(), args: flags});

/** A visit that the browser leaves hanging is made anew, once. */
const measured = (address) => visit(browser, address).catch(() => visit(browser, address));

/** Ours and the template's in turn, so that a slower minute slows both. */
async function measure(page) {
  const ours = [];
  const theirs = [];
  for (let i = 0; i < visits; i += 1) {
    ours.push(await measured(ourHost.address + page));
    theirs.push(await measured(stockHost.address + stockPageFor(page)));
  }
  console.error(`${page} measured`);
  return {page, ours: figures(ours), stock: figures(theirs)};
}

const rows = [];
for (const page of pages) rows.push(await measure(page));
await browser.close();
ourHost.close();
stockHost.close();
stock.remove();

const result = table(rows, {version, visits, browser: browser.version()});
console.log(result);
if (options.includes('--write')) {
  const file = path.join(root, 'BENCHMARK.md');
  const [, ...written] = fs.readFileSync(file, 'utf8').split(/^(?=## )/m);
  fs.writeFileSync(file, [result, ...written].join('\n'));
}
