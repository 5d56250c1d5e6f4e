// A new year: `npm run season -- 2026 --from 2026-07-02 --to 2026-07-05 --theme SideQuest` says what
// it would do, and does it when --write is added. The work is in scripts/season/, in TypeScript,
// which Node 20 cannot read by itself: Docusaurus' loader can.
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

const {main} = await loadFreshModule(path.join(import.meta.dirname, 'season/index.ts'));
process.exitCode = await main(process.argv.slice(2));
