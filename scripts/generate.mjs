// Writes what is worked out of other files and kept beside them: `npm run generate`.
import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

const root = path.resolve(import.meta.dirname, '..');
const {generated} = await loadFreshModule(path.join(root, 'scripts/generate/generated.ts'));
const read = (file) => JSON.parse(fs.readFileSync(path.join(root, 'docs/setup', file), 'utf8'));
const files = generated(read('geometry.json'));
for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(root, file), text);
