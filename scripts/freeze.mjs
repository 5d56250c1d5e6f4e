// Makes a frozen year stand alone, after `npx docusaurus docs:version 2025`: `npm run freeze -- 2025`.
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

const root = path.resolve(import.meta.dirname, '..');
const year = Number(process.argv[2]);
if (!Number.isInteger(year)) {
  console.error('Which year? Write it at the end: npm run freeze -- 2025');
  process.exit(1);
}
const {freezeYear} = await loadFreshModule(path.join(root, 'scripts/freeze/freezeYear.ts'));
await freezeYear(root, year);
