// Writes what is worked out of other files and kept beside the data: `npm run generate`.
import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

const root = path.resolve(import.meta.dirname, '..');
const {panelViews} = await loadFreshModule(path.join(root, 'scripts/generate/panelViews.ts'));
const map = JSON.parse(fs.readFileSync(path.join(root, 'docs/setup/panels.json'), 'utf8'));
for (const [file, text] of Object.entries(panelViews(map))) {
  fs.writeFileSync(path.join(root, 'src/data/generated', file), text);
}
