// Writes the schemas that editors complete and underline JSON files with: `npm run schemas`.
import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

const root = path.resolve(import.meta.dirname, '..');
const {editorSchemas, schemaFolder} = await loadFreshModule(
  path.join(root, 'scripts/schemas/editorSchemas.ts'),
);
for (const [file, text] of Object.entries(editorSchemas())) {
  fs.writeFileSync(path.join(root, schemaFolder, file), text);
}
