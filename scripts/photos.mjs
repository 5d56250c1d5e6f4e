// Photos for good: `npm run photos` makes of each what a drawn picture has, and names it in the data.
// The work is in scripts/photos/, in TypeScript, which Node 20 cannot read by itself.
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

const {main} = await loadFreshModule(path.join(import.meta.dirname, 'photos/index.ts'));
process.exitCode = await main(process.cwd());
