// Lints every file under the current folder with the project's configuration and prints
// [{file, messages}] as JSON. A process of its own, because ESLint loads its configuration in a
// way that Jest's modules do not allow.
import path from 'node:path';
import {ESLint} from 'eslint';

const eslint = new ESLint({
  overrideConfigFile: path.resolve(import.meta.dirname, '../../eslint.config.mjs'),
});
const results = await eslint.lintFiles('**/*.{ts,tsx}');
const report = results.map(({filePath, messages}) => ({
  file: path.relative(process.cwd(), filePath),
  messages: messages.map(({ruleId, message}) => ({ruleId, message})),
}));
process.stdout.write(JSON.stringify(report));
