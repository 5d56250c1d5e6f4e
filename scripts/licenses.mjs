// Prints LICENSES.md, read from the built site's licenses.txt: `npm run licenses` writes it.
import fs from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../build/licenses.txt');
const rows = [...fs.readFileSync(file, 'utf8').matchAll(/^== (\S+) \S+, (.*)$/gm)].map(
  ([, name, license]) => `| \`${name}\` | ${license} |`,
);

process.stdout.write(`# Licenses of what visitors get

Written by \`npm run licenses\` from what the bundler put into the built site; a test compares. The
build writes the texts, those of the two typefaces (SIL Open Font License) among them, to
\`/licenses.txt\` of the site. What is only used to build and test the site is not listed.

| Package | license |
| ------- | ------- |
${rows.join('\n')}
`);
